import type { Plugin } from 'vite';

/**
 * Makes Chromium compile every function of the base file in the background while it loads, rather than at its first
 * call, so that the first click is as fast as any other. Source: https://v8.dev/blog/explicit-compile-hints
 */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && file.name === 'base') {
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
        }
      }
    },
  },
});

/**
 * Drops dnd-kit's own sensors, 3 kB gzip that CardSensor makes useless. Only the top-level statements of its module that
 * are cut here keep them in the build. Fails if a version of dnd-kit has other statements.
 */
export const withoutUnusedSensors = (): Plugin => ({
  name: 'without-unused-sensors',
  apply: 'build',
  transform: {
    filter: { id: /@dnd-kit\/core\/dist\/core\.esm\.js$/ },
    handler(code) {
      let cuts = 0;
      const cut = (replacement: string) => (): string => {
        cuts++;
        return replacement;
      };
      const lean = code
        .replace(/^\w+Sensor\.activators = \[[\s\S]*?^\}\];$/gm, cut(''))
        .replace(/^const defaultSensors = \[[\s\S]*?^\}\];$/m, cut('const defaultSensors = [];'));
      if (cuts !== 5) this.error(`dnd-kit has changed: ${cuts} of 5 statements found`);
      return { code: lean, map: null };
    },
  },
});
