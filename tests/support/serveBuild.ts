import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

interface Site {
  readonly address: string;
  /** Changes a text file before it is sent; `undefined` answers 404. */
  edit: (name: string, text: string) => string | undefined;
  readonly close: () => void;
}

/** Serves the production build on a free port, where a test can publish another version of it. */
export async function serveBuild(): Promise<Site> {
  const site: Pick<Site, 'edit'> = { edit: (_, text) => text };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const name = normalize(path).slice(1) || 'index.html';
    const type = TYPES[extname(name)] ?? 'application/octet-stream';
    try {
      const file = readFileSync(join('dist', name));
      const body = /text|svg|manifest/.test(type) ? site.edit(name, String(file)) : file;
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
