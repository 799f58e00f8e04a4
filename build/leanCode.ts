import { minify } from 'terser';
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

/** Makes the base file smaller once more: a second minifier finds 1 kB gzip that the first one leaves. */
export const minifyAgain = (): Plugin => ({
  name: 'minify-again',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.name !== 'base') continue;
        const { code } = await minify(file.code, {
          ecma: 2020,
          module: true,
          // Constants, comparisons and statements stay as they are written: so they are packed better.
          compress: { passes: 3, lhs_constants: false, comparisons: false, sequences: false },
        });
        if (code === undefined) this.error('the base file could not be made smaller');
        file.code = code;
      }
    },
  },
});

/** What the functions of dnd-kit do that this page has no use for. */
const UNUSED_FUNCTIONS: Readonly<Record<string, string>> = {
  Accessibility: 'return null;',
  RestoreFocus: 'return null;',
  useAutoScroller: '',
  useLayoutShiftScrollCompensation: '',
  useScrollableAncestors: 'return defaultValue$1;',
  useScrollOffsets: 'return defaultCoordinates;',
  useScrollOffsetsDelta: 'return defaultCoordinates;',
  useRects: 'return defaultValue$2;',
  useDragOverlayMeasuring:
    'return useMemo(() => ({ nodeRef: { current: null }, rect: null, setRef: noop }), []);',
};

/** Enums that only those and the sensors use. */
const UNUSED_ENUMS = 'EventName|KeyboardCode|MouseButton|AutoScrollActivator|TraversalOrder';

/** How many statements of dnd-kit are dropped. */
const CUTS = 21;

/**
 * Drops the parts of dnd-kit that this page switches off, 6 kB gzip: its own sensors, which CardSensor replaces; scrolling,
 * which the table has none of; its overlay, since the cards themselves are dragged; and its spoken texts and care for the
 * focus, which the page does itself. What is cut is at the top level of dnd-kit's module, where the build cannot drop it
 * alone. Fails if a version of dnd-kit differs.
 */
export const withoutUnusedDragging = (): Plugin => ({
  name: 'without-unused-dragging',
  apply: 'build',
  transform: {
    filter: { id: /@dnd-kit\/core\/dist\/core\.esm\.js$/ },
    handler(code) {
      let cuts = 0;
      const cut = (replacement: string): string => {
        cuts++;
        return replacement;
      };
      const functions = new RegExp(
        `^function (${Object.keys(UNUSED_FUNCTIONS).join('|')})\\([\\s\\S]*?^\\}$`,
        'gm',
      );
      const enums = new RegExp(
        `^\\(function \\((${UNUSED_ENUMS})\\) \\{[\\s\\S]*?^\\}\\)\\(.*\\);$`,
        'gm',
      );
      const lean = code
        .replace(/^\w+Sensor\.activators = \[[\s\S]*?^\}\];$/gm, () => cut(''))
        .replace(/^const defaultSensors = \[[\s\S]*?^\}\];$/m, () =>
          cut('const defaultSensors = [];'),
        )
        .replace(/^const defaultKeyboardCodes = \{[\s\S]*?^\};$/m, () =>
          cut('const defaultKeyboardCodes = {};'),
        )
        .replace(functions, (_, name: string) =>
          cut(`function ${name}() { ${UNUSED_FUNCTIONS[name]} }`),
        )
        .replace(enums, () => cut(''))
        // Nothing scrolls, so a rectangle stays where it was measured.
        .replace(/^class Rect \{[\s\S]*?^\}$/m, () =>
          cut('class Rect { constructor(rect) { Object.assign(this, rect); } }'),
        );
      if (cuts !== CUTS) this.error(`dnd-kit has changed: ${cuts} of ${CUTS} statements found`);
      return { code: lean, map: null };
    },
  },
});
