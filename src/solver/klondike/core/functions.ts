// The public functions of the core, as a script and as a module of WebAssembly.

export { setUp } from './board';
export { enter, listDecisions, saveStart } from './decisions';
export { beginDeals, continueDeals, undecidedDeals, wonDeals } from './possibleDeals';
export { begin, moveAt, pathLength, positions, prepare, run } from './search';
