/** A server there is a file for in `hosting`. */
export type ServerName = 'nginx' | 'caddy';
/** The servers there are files for in `hosting`. */
export const SERVERS: readonly ServerName[];
/** The path of a server, or `undefined` if it is not installed. */
export function findServer(name: ServerName): string | undefined;
