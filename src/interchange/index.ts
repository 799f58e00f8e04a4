// Boards, deals and moves of other programs, read and written. docs/interchange.md shows every form.

export { cardOfWord } from './cards';
export type { ReadPosition, WrittenForm } from './forms';
export { WRITTEN_FORMS } from './forms';
export { hasPysolDeals } from './pysolDeals';
export { readPosition } from './read';
export { writePosition } from './write';
