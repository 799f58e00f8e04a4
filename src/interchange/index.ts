// Boards, deals and moves of other programs, read and written. docs/interchange.md shows every form.

export { cardOfWord } from './cards';
export type { ReadPosition, WrittenForm } from './forms';
export { WRITTEN_FORMS } from './forms';
export { parseSolvitaireRules } from './parseSolvitaireRules';
export { hasPysolDeals } from './pysolDeals';
export { readPosition, whyUnread } from './read';
export { formatSolvitaireRules } from './solvitaireRules';
export { formatStandardMoves, isStandardMoves, readStandardMoves } from './standardMoves';
export { writePosition } from './write';
