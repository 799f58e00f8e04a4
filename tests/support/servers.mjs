// Finds the web servers that the hosting tests use. As a program, run before them, it says which there are.
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { findProgram, installPackage } from './programs.mjs';

const PLACES = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/** The servers there are files for in `hosting`. */
export const SERVERS = ['nginx', 'caddy'];

/** The path of a server, or `undefined` if it is not installed. */
export const findServer = (name) =>
  findProgram(
    [name],
    PLACES.map((place) => `${place}/${name}`),
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  // Elsewhere an installed server would start to serve on this machine, which nobody asked for.
  const mayInstall = process.env.CI !== undefined && existsSync('/etc/debian_version');
  for (const name of SERVERS) {
    if (!findServer(name) && mayInstall) installPackage(name);
    const path = findServer(name);
    console.log(
      path
        ? `Hosting tests use ${path}`
        : `${name} is not installed: the tests of hosting under ${name} are left out.`,
    );
  }
}
