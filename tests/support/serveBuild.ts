import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

interface Site {
  readonly address: string;
  /** Changes a text file before it is sent; `undefined` answers 404. The folder is `''` or, for example, `a/b/`. */
  edit: (name: string, text: string, folder: string) => string | undefined;
  readonly close: () => void;
}

/** Changes a built text to that of a version, in which each script and style sheet has a name of its own. */
export function asVersion(version: string, text: string): string {
  return text
    .replace(/VERSION = '\w+'/, `VERSION = '${version}'`)
    .replaceAll(/(?<=["'`/])(\w+-[\w-]{8})\.(js|css)(?=["'`])/g, `$1~${version}.$2`);
}

/** A file’s name in the build, for one in a version: `assets/base-1~second.js` is `assets/base-1.js`. */
const builtName = (name: string): string => name.replace(/~\w+(?=\.)/, '');

/** Serves copies of the production build on a free port, where a test can publish other versions of them. */
export async function serveBuild(folders: readonly string[] = ['']): Promise<Site> {
  const site: Pick<Site, 'edit'> = { edit: (_, text) => text };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const whole = normalize(path).slice(1);
    const folder = whole.slice(0, whole.lastIndexOf('/') + 1).replace(/assets\/$/, '');
    const name = whole.slice(folder.length) || 'index.html';
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    try {
      if (!folders.includes(folder)) throw new Error(`There is no copy in ${folder}.`);
      const file = readFileSync(join('dist', builtName(name)));
      const body = /text|svg|manifest/.test(type) ? site.edit(name, String(file), folder) : file;
      if (body === undefined) throw new Error(`There is no ${name}.`);
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return Object.assign(site, {
    address: `http://localhost:${port}/`,
    close: () => {
      server.close();
    },
  });
}
