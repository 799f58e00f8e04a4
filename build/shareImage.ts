import type { Plugin } from 'vite';

/**
 * Makes the address of the picture that other sites show of the page absolute, as some of them demand. `site` is the page’s own
 * address, such as `https://patience.example.org/`; without it the address stays relative.
 */
export const shareImage = (site = process.env.SITE): Plugin => ({
  name: 'share-image',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html'];
      if (!site || page?.type !== 'asset') return;
      page.source = String(page.source).replace(
        /(?<=property="og:image" content=")[^"]+/,
        (path) => new URL(path, site).href,
      );
    },
  },
});
