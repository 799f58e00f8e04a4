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

/** How many statements of dnd-kit are dropped. */
const CUTS = 15;

/**
 * Drops the parts of dnd-kit that this page switches off, 4 kB gzip: its own sensors, which CardSensor replaces; scrolling,
 * which the table has none of; and its spoken texts and care for the focus, which the page does itself. What is cut is at
 * the top level of dnd-kit's module, where the build cannot drop it alone. Fails if a version of dnd-kit differs.
 */
export const withoutUnusedDragging = (): Plugin => ({
  name: 'without-unused-dragging',
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
        .replace(/^const defaultSensors = \[[\s\S]*?^\}\];$/m, cut('const defaultSensors = [];'))
        .replace(
          /^const defaultKeyboardCodes = \{[\s\S]*?^\};$/m,
          cut('const defaultKeyboardCodes = {};'),
        )
        // Enums that only these use.
        .replace(
          /^\(function \((EventName|KeyboardCode|MouseButton|AutoScrollActivator|TraversalOrder)\) \{[\s\S]*?^\}\)\(.*\);$/gm,
          cut(''),
        )
        .replace(
          /^function (useAutoScroller|useLayoutShiftScrollCompensation)\([\s\S]*?^\}$/gm,
          (_, name) => cut(`function ${name}() {}`)(),
        )
        .replace(/^function (Accessibility|RestoreFocus)\([\s\S]*?^\}$/gm, (_, name) =>
          cut(`function ${name}() { return null; }`)(),
        );
      if (cuts !== CUTS) this.error(`dnd-kit has changed: ${cuts} of ${CUTS} statements found`);
      return { code: lean, map: null };
    },
  },
});
