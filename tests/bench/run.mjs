// `npm run bench` runs every bench, `npm run bench -- solver table` those named. NAME.node.ts runs in Node, built as the
// page is, so that its figures are true; NAME.page.ts measures the built page in a browser.
import { readdirSync } from 'node:fs';
import { runCommand } from '../support/commands.mjs';

const OUT = 'node_modules/.bench';

const benches = readdirSync(import.meta.dirname).filter((file) => /\.(node|page)\.ts$/.test(file));
const nameOf = (file) => file.split('.')[0];
const names = [...new Set(benches.map(nameOf))];

function runInNode(file) {
  const build = `vite build --ssr tests/bench/${file} --outDir ${OUT} --logLevel warn`;
  return runCommand(build) && runCommand(`node ${OUT}/${file.replace(/ts$/, 'js')}`);
}

const runInPage = (files) =>
  runCommand('vite-node tests/support/testPrograms.ts install chromium') &&
  runCommand(
    `npm run --silent playwright -- -c tests/bench/playwright.config.ts ${files.join(' ')}`,
  );

/** Runs the benches of these names; true if all succeeded. */
function run(wanted) {
  if (!runCommand('npm run --silent build')) return false;
  const files = benches.filter((file) => wanted.includes(nameOf(file)));
  const inNode = files.filter((file) => file.endsWith('.node.ts')).map(runInNode);
  const inPage = files.filter((file) => file.endsWith('.page.ts'));
  return inNode.every(Boolean) && (inPage.length === 0 || runInPage(inPage));
}

const given = process.argv.slice(2);
const unknown = given.find((name) => !names.includes(name));
if (unknown !== undefined) {
  console.error(`There is no bench “${unknown}”. There are ${names.join(', ')}.`);
  process.exitCode = 2;
} else if (!run(given.length > 0 ? given : names)) {
  process.exitCode = 1;
}
