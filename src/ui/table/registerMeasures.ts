/** Lengths of the table. The felt has them computed once, and not for every card. */
const LENGTHS = [
  '--card-width',
  '--card-height',
  '--face-width',
  '--column-pitch',
  '--column-step',
  '--row-step',
  '--first-column',
  '--first-row',
  '--fan-limit',
  '--fan-rest',
  '--fan-right',
  '--fan-down',
];

/** How far a card is dragged or lifted from its place. */
const OFFSETS = ['--dx', '--dy'];

/** A card’s z-index above the felt, without its depth in the pile, and its place in the win animation: 0 to 12 across, 0 to 3 down. */
const NUMBERS = ['--above', '--win-column', '--win-row'];

/** Tells the browser the types of the table’s custom properties. A card’s own are not inherited: a change of one restyles one element. */
function registerMeasures(): void {
  const register = (
    names: readonly string[],
    definition: Omit<PropertyDefinition, 'name'>,
  ): void => {
    for (const name of names) CSS.registerProperty({ name, ...definition });
  };
  register(LENGTHS, { syntax: '<length>', inherits: true, initialValue: '0px' });
  register(OFFSETS, { syntax: '<length>', inherits: false, initialValue: '0px' });
  register(NUMBERS, { syntax: '<number>', inherits: false, initialValue: '0' });
}

// Not in tests without a browser.
if (typeof globalThis.CSS?.registerProperty === 'function') registerMeasures();
