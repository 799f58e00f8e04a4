import { type PluginObj, transformAsync, types } from '@babel/core';
import macro from '@lingui/babel-plugin-lingui-macro';
import { makeConfig } from '@lingui/conf';
import type { Plugin, Rolldown } from 'vite';
import config from '../lingui.config.ts';
import { readCatalogue, shortIds } from './catalogue.ts';
import { compile, compileTranslation, valueNames, withNumbers } from './compiledMessage.ts';

const MACRO = '@lingui/core/macro';
/** The chunk that the page loads first. */
const FIRST_CHUNK = 'base';

type ShortIds = ReadonlyMap<string, string>;
/** A server, which sees messages come and go, leaves their ids as they are. */
const AS_THEY_ARE: ShortIds = new Map();

/**
 * Compiles the messages that macros have made, shortens their ids, and lists their values in place of naming them. A message outside a
 * function would be made before the language is known, and is refused.
 */
const compiledMessages = (short: ShortIds): PluginObj => ({
  visitor: {
    Program: {
      exit: (program) =>
        program.traverse({
          ObjectProperty(property) {
            const { key, value } = property.node;
            if (!types.isStringLiteral(value)) return;
            if (types.isIdentifier(key, { name: 'id' })) {
              value.value = short.get(value.value) ?? value.value;
            }
            if (!types.isIdentifier(key, { name: 'message' })) return;
            if (!property.getFunctionParent()) {
              throw property.buildCodeFrameError('A message outside a function.');
            }
            const message = compile(value.value);
            const names = short === AS_THEY_ARE ? [] : valueNames(message);
            if (names.length > 0) listValues(property.parent, names);
            const made = names.length > 0 ? withNumbers(message, names) : message;
            property.node.value = types.valueToNode(made);
          },
        }),
    },
  },
});

/** Makes the values beside a message a list, in the order of these names. */
function listValues(message: types.Node, names: readonly string[]): void {
  if (!types.isObjectExpression(message)) return;
  for (const member of message.properties) {
    if (!types.isObjectProperty(member) || !types.isIdentifier(member.key, { name: 'values' }))
      continue;
    const values = types.isObjectExpression(member.value) ? member.value.properties : [];
    member.value = types.arrayExpression(
      names.map((name) => {
        const found = values.find((each) => types.isObjectProperty(each) && nameOf(each) === name);
        if (!types.isObjectProperty(found) || !types.isExpression(found.value))
          throw new Error(`A message has no value for “${name}”.`);
        return found.value;
      }),
    );
  }
}

const nameOf = ({ key }: types.ObjectProperty): string =>
  types.isIdentifier(key) ? key.name : String(Object(key).value);

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
      const ids = this.environment.mode === 'build' ? await short : AS_THEY_ARE;
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
        : await translations(file, AS_THEY_ARE, () => part === 'first');
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

/** The ids in what the page loads first: those of messages, and what else has one. */
function idsInFirst(chunks: Readonly<Record<string, Rolldown.RenderedChunk>>): ReadonlySet<string> {
  const base = Object.values(chunks).find(({ name }) => name === FIRST_CHUNK);
  const codes = Object.values(base?.modules ?? {}).flatMap(({ code }) => code ?? []);
  return new Set(
    codes.flatMap((code) => [...code.matchAll(/\bid: ?["'`]([^"'`]+)/g)].map(([, id = '']) => id)),
  );
}

/** The compiled translations of a file by their short ids, those that are wanted. */
async function translations(
  file: string,
  short: ShortIds,
  isWanted: (id: string) => boolean,
): Promise<Readonly<Record<string, unknown>>> {
  return Object.fromEntries(
    Object.entries(await readCatalogue(file))
      .map(([id, message]) => [short.get(id) ?? id, message] as const)
      .filter(([id, { translation }]) => translation && isWanted(id))
      .map(([id, { message = '', translation = '' }]) => [
        id,
        short === AS_THEY_ARE ? compile(translation) : compileTranslation(translation, message),
      ]),
  );
}
