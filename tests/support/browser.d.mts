export function findBrowser(): string | undefined;
export function findFirefox(): string | undefined;
