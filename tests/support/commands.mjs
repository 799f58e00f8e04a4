import { spawnSync } from 'node:child_process';

/** Runs a command of an installed package, and shows what it prints; true if it succeeded. */
export const runCommand = (command) =>
  spawnSync(`npx ${command}`, { stdio: 'inherit', shell: true }).status === 0;
