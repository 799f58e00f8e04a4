import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { CatalogType } from '@lingui/conf';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import config from '../lingui.config.ts';

/** The messages of a file of translations by their ids, each in English and translated. */
export async function readCatalogue(file: string): Promise<CatalogType> {
  const text = await readFile(file, 'utf8');
  const { format, sourceLocale } = config;
  return format.parse(text, { locale: basename(file, '.po'), sourceLocale, filename: file });
}

/**
 * Numbers for the ids of messages, which are hashes, so that the page has less to load: by the file a message stands in, since
 * neighbours with neighbouring numbers compress well.
 */
export async function shortIds(): Promise<ReadonlyMap<string, string>> {
  const [language = ''] = config.locales;
  const catalogue = await readCatalogue(join(config.rootDir, `src/locales/${language}.po`));
  const placed = Object.entries(catalogue).map(([id, { origin }]) => `${origin?.[0]?.[0]}\t${id}`);
  return new Map(placed.sort().map((line, i) => [line.split('\t')[1] ?? '', i.toString(36)]));
}

/** A message in the form that the page’s library reads, without undefined members. */
export const compile = (message: string): unknown =>
  JSON.parse(JSON.stringify(compileMessageOrThrow(message)));

/** The variables of a compiled message, in the order in which they first appear. */
export function variablesOf(message: unknown): readonly string[] {
  if (!Array.isArray(message)) return [];
  const names = message.flatMap((part) => {
    if (!Array.isArray(part)) return [];
    const [name, , cases = {}] = part;
    return [name, ...Object.values(cases).flatMap(variablesOf)];
  });
  return [...new Set(names)];
}

/** A compiled message with numbers for its variables: the places they have among these. */
export function numbered(message: unknown, variables: readonly string[]): unknown {
  if (!Array.isArray(message)) return message;
  return message.map((part) => {
    if (!Array.isArray(part)) return part;
    const [name, kind, cases] = part;
    const place = variables.indexOf(name);
    if (typeof cases !== 'object') return [place, ...part.slice(1)];
    const texts = Object.entries(cases).map(([key, text]) => [key, numbered(text, variables)]);
    return [place, kind, Object.fromEntries(texts)];
  });
}
