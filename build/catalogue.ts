import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { CatalogType } from '@lingui/conf';
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
