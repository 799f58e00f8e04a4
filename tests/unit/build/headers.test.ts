import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CACHE_HASHED, CACHE_OTHERS, HEADERS, headersFile } from '../../../build/headers';
import { built } from '../../support/built';

/** The text of a file of the built page. */
const builtText = (name: string): string => readFileSync(join(built('dist'), name), 'utf8');

/** The headers that the first group of the pattern names and the second gives a value, in the order of the text. */
const headersIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name, value]) => [name, value]);

test('nginx and Caddy send the headers of the build', () => {
  const nginx = readFileSync('hosting/nginx.conf', 'utf8');
  expect(headersIn(nginx, /^ +add_header (\S+) "(.*)" always;$/gm)).toEqual(
    Object.entries(HEADERS),
  );
  expect(nginx).toContain(`"${CACHE_HASHED}"`);
  expect(nginx).toMatch(new RegExp(`default +${CACHE_OTHERS};`));

  const caddy = readFileSync('hosting/Caddyfile', 'utf8');
  const [, block = ''] = /^\theader \{\n(.*?)^\t\}/ms.exec(caddy) ?? [];
  expect(headersIn(block, /^\t\t(\S+) "(.*)"$/gm)).toEqual(Object.entries(HEADERS));
  expect(caddy).toContain(`header @hashed Cache-Control "${CACHE_HASHED}"`);
  expect(caddy).toContain(`header @others Cache-Control ${CACHE_OTHERS}`);
});

/** What a host that reads a `_headers` file sends for a path: the values of all rules that match, joined. */
function headersFor(path: string, text: string): Readonly<Record<string, string>> {
  const sent: Record<string, string> = {};
  let matches = false;
  for (const line of text.split('\n')) {
    const [, name, value] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      matches = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    } else if (matches) sent[name] = name in sent ? `${sent[name]}, ${value}` : value;
  }
  return sent;
}

test('the `_headers` file has them for every path, and the rules for caching', () => {
  const text = headersFile();
  expect(builtText('_headers')).toBe(text);
  const cached = (value: string) => ({ ...HEADERS, 'Cache-Control': value });
  for (const path of ['/', '/index.html', '/sw.js']) {
    expect(headersFor(path, text)).toEqual(cached(CACHE_OTHERS));
  }
  expect(headersFor('/assets/base-1.js', text)).toEqual(cached(CACHE_HASHED));
  expect(headersFor('/licences.txt', text)).toEqual(HEADERS);
});

test('the page carries the policy itself, for hosts that send no headers', () => {
  const page = builtText('index.html').replaceAll('&#39;', "'");
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  expect(`${policy}; frame-ancestors 'self'`).toBe(HEADERS['Content-Security-Policy']);
});
