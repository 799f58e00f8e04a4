/** What stands in place of a verdict while the solver searches. It is loaded with the page, the verdicts with the solver. */
export const SEARCHING = 'Not known yet: still searching';
