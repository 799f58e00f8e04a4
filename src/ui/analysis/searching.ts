/** What stands in place of a verdict while the solver searches. It is loaded with the page, the verdicts with the solver. */
export const SEARCHING = 'Not known yet: still searching';

/** What stands in place of an answer where the solver does not know the rules. */
export const UNKNOWN_RULES = 'The solver knows the standard rules only, not these';
