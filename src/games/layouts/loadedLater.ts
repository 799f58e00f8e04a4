// What `loadLater` loads, as one file.

export { microsoftDeck } from '../../engine/microsoftDeck';
export { finish, safeMove } from './advice';
export { explain } from './explain';
export { hint } from './hint';
export { howToPlay } from './howToPlay';
export { formatCounted, formatState, moveHelp, parseMove } from './lines';
export { narrate, whyStuck } from './narration';
export { legalTransfers } from './taps';
