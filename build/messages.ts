import { type PluginObj, transformAsync, types } from '@babel/core';
import macro from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import type { Plugin, Rolldown } from 'vite';
import config from '../lingui.config.ts';
import { compile, numbered, readCatalogue, shortIds, variablesOf } from './catalogue.ts';

const MACRO = '@lingui/core/macro';
/** The chunk that the page loads first. */
const FIRST_CHUNK = 'base';

type ShortIds = ReadonlyMap<string, string>;

/** The values of an object’s members by their names. */
const membersOf = ({ properties }: types.ObjectExpression): ReadonlyMap<string, types.Expression> =>
  new Map(
    properties.flatMap((member) => {
      if (!types.isObjectProperty(member) || !types.isExpression(member.value)) return [];
      const { key } = member;
      const name = types.isIdentifier(key) ? key.name : 'value' in key ? String(key.value) : '';
      return [[name, member.value] as const];
    }),
  );

/**
 * Compiles the messages that macros have made. A message outside a function would be made before the language is known, and is refused.
 * With short ids, `_({ id, message, values })` becomes `_(id, message, values)`, where variables are numbered and values an array.
 */
const compiledMessages = (short?: ShortIds): PluginObj => ({
  visitor: {
    Program: {
      exit: (program) =>
        program.traverse({
          CallExpression(call) {
            const [given] = call.node.arguments;
            if (!types.isObjectExpression(given)) return;
            const members = membersOf(given);
            const [id, text, values] = ['id', 'message', 'values'].map((name) => members.get(name));
            if (!types.isStringLiteral(id) || !types.isStringLiteral(text)) return;
            if (!call.getFunctionParent()) {
              throw call.buildCodeFrameError('A message outside a function.');
            }
            const compiled = compile(text.value);
            const variables = variablesOf(compiled);
            const inserted = types.isObjectExpression(values) ? membersOf(values) : new Map();
            if (variables.some((name) => !inserted.has(name))) {
              throw call.buildCodeFrameError('A variable without a value.');
            }
            if (short) {
              call.node.arguments = [
                types.stringLiteral(short.get(id.value) ?? id.value),
                types.valueToNode(numbered(compiled, variables)),
                types.arrayExpression(variables.map((name) => inserted.get(name))),
              ];
              if (variables.length === 0) call.node.arguments.pop();
            } else {
              for (const member of given.properties) {
                if (types.isObjectProperty(member) && member.value === text) {
                  member.value = types.valueToNode(compiled) as types.Expression;
                }
              }
            }
          },
        }),
    },
  },
});

/**
 * Compiles the messages in the code, and the files of translations. `de.po?first` is what the first load of a game needs of a
 * language, `de.po?others` everything else.
 */
export const messages = (short = shortIds()): Plugin => ({
  name: 'messages',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: MACRO },
    async handler(code, id) {
      const ids = this.environment.mode === 'build' ? await short : undefined;
      const out = await transformAsync(code, {
        filename: id,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: [
          [macro, { linguiConfig: makeConfig(config), stripMessageField: false }],
          compiledMessages(ids),
        ],
      });
      return { code: out?.code ?? code, map: out?.map ?? null };
    },
  },
  load: {
    filter: { id: /\.po\?(first|others)$/ },
    async handler(id) {
      const [file = '', part = ''] = id.split('?');
      this.addWatchFile(file);
      // A build knows what is needed first once the chunks are made: until then the file’s id stands in. A server makes none and sends all.
      const isBuild = this.environment.mode === 'build';
      const value = isBuild
        ? `${file}?${part}`
        : await translations(file, undefined, () => part === 'first');
      return { code: `export default ${JSON.stringify(value)};`, moduleType: 'js', map: null };
    },
  },
  /** Puts the translations where their file’s id stands in. */
  async renderChunk(code, _, __, { chunks }) {
    const [placeholder, file, part] = /["'`]([^"'`]+\.po)\?(first|others)["'`]/.exec(code) ?? [];
    if (!placeholder || !file) return null;
    const first = idsInFirst(chunks);
    const isWanted = (id: string): boolean => first.has(id) === (part === 'first');
    const wanted = JSON.stringify(await translations(file, await short, isWanted));
    return { code: code.replace(placeholder, () => wanted), map: null };
  },
});

/** The short ids of the messages in what the page loads first. */
function idsInFirst(chunks: Readonly<Record<string, Rolldown.RenderedChunk>>): ReadonlySet<string> {
  const base = Object.values(chunks).find(({ name }) => name === FIRST_CHUNK);
  const codes = Object.values(base?.modules ?? {}).flatMap(({ code }) => code ?? []);
  return new Set(
    codes.flatMap((code) => [...code.matchAll(/\b_\(["'`]([^"'`]+)/g)].map(([, id = '']) => id)),
  );
}

/** The compiled translations of a file that are wanted, in the form that the code has its messages in. */
async function translations(
  file: string,
  short: ShortIds | undefined,
  isWanted: (id: string) => boolean,
): Promise<Readonly<Record<string, unknown>>> {
  return Object.fromEntries(
    Object.entries(await readCatalogue(file)).flatMap(([id, { message = '', translation }]) => {
      const name = short?.get(id) ?? id;
      if (!translation || !isWanted(name)) return [];
      const compiled = compile(translation);
      return [[name, short ? numbered(compiled, variablesOf(compile(message))) : compiled]];
    }),
  );
}
