import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the page may load: its own files, nothing else. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  // The lab compiles its own WebAssembly module. JavaScript’s `eval` stays forbidden.
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  // No text becomes code, and only `src/workers/scriptUrl.ts` names the scripts of workers.
  "require-trusted-types-for 'script'",
  'trusted-types patience-lab',
].join('; ');

/** Abilities of a browser that the page never asks for. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The headers of every response, by name. The files in `hosting` have the same; a test compares them. */
export const HEADERS: Readonly<Record<string, string>> = {
  // A page cannot forbid others to frame it: browsers read `frame-ancestors` in the header alone.
  'Content-Security-Policy': `${CONTENT_SECURITY_POLICY}; frame-ancestors 'self'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** `Cache-Control` of the files in `assets`, whose names change with their content. */
export const CACHE_HASHED = 'public, max-age=31536000, immutable';

/** `Cache-Control` of every other file: the browser asks each time whether it has changed. */
export const CACHE_OTHERS = 'no-cache';

/** The headers in the form of a `_headers` file, which Netlify, Cloudflare Pages and others read. */
export function headersFile(): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  // Hosts join the values of all rules that match, so two rules that match one path must not name the same header.
  return [
    rule('/*', HEADERS),
    rule('/assets/*', { 'Cache-Control': CACHE_HASHED }),
    ...['/', '/index.html', '/sw.js'].map((path) => rule(path, { 'Cache-Control': CACHE_OTHERS })),
    '',
  ].join('\n');
}

/**
 * Puts the Content-Security-Policy into the built page, for hosts that send no headers, and the `_headers` file beside
 * it; sends the headers from the preview server. The development server needs a looser policy.
 */
export const headers = (): Plugin => ({
  name: 'headers',
  apply: (_, { command, isPreview }) => command === 'build' || isPreview === true,
  applyToEnvironment: ({ name }) => name === 'client',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
      injectTo: 'head-prepend',
    },
  ],
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() });
  },
  configurePreviewServer({ config, middlewares }) {
    middlewares.use(({ url = '/' }, response, next) => {
      const { pathname } = new URL(url, 'http://localhost');
      const isHashed = pathname.startsWith('/assets/');
      const isFound = existsSync(join(config.root, config.build.outDir, pathname));
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
      // A file that is missing may come with the next version.
      response.setHeader('Cache-Control', isHashed && isFound ? CACHE_HASHED : CACHE_OTHERS);
      next();
    });
  },
});
