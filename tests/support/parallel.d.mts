/** The path of GNU parallel, or `undefined` if it is not installed. */
export function findParallel(): string | undefined;
