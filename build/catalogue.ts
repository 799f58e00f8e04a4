import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { CatalogType } from '@lingui/conf';
import config from '../lingui.config.ts';

/** The messages of a file of translations by their ids, each in English and translated. */
export async function readCatalogue(file: string): Promise<CatalogType> {
  const text = await readFile(file, 'utf8');
  const { format, sourceLocale } = config;
  return format.parse(text, { locale: basename(file, '.po'), sourceLocale, filename: file });
}
