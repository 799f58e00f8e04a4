import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The most pictures, and the most bytes of a picture and of any other file in `docs`. */
const MOST_PICTURES = 8;
const MOST_BYTES = { picture: 80_000, file: 100_000 };

const files = readdirSync('docs', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name));

const isPicture = (path: string): boolean =>
  ['.webp', '.png', '.jpg', '.jpeg', '.gif', '.avif', '.svg'].includes(extname(path).toLowerCase());

const pictures = files.filter(isPicture);

/** The files that a document shows as pictures. */
function shownIn(document: string): readonly string[] {
  const text = readFileSync(document, 'utf8');
  const shown = text.matchAll(/!\[[^\]]*\]\(([^)\s]+)\)|<img [^>]*?src="([^"]+)"/g);
  return [...shown].map(([, inMarkdown, inHtml = '']) =>
    join(dirname(document), inMarkdown ?? inHtml),
  );
}

test('no file of the documents is large', () => {
  const large = files.filter((path) => statSync(path).size > MOST_BYTES.file);
  expect(large).toEqual([]);
});

test('the documents have a few small pictures, all of them WebP', () => {
  expect(pictures.length).toBeLessThanOrEqual(MOST_PICTURES);
  expect(pictures.filter((path) => extname(path) !== '.webp')).toEqual([]);
  expect(pictures.filter((path) => statSync(path).size >= MOST_BYTES.picture)).toEqual([]);
});

test('every picture is shown in a document, and every picture shown is there', () => {
  const documents = ['README.md', 'CONTRIBUTING.md', ...files.filter((path) => /\.md$/.test(path))];
  expect([...new Set(documents.flatMap(shownIn))].sort()).toEqual(pictures.toSorted());
});
