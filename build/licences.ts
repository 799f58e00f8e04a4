import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The file with the licences, as the page links to it. */
const FILE_NAME = 'licences.txt';

/** Tells a browser that the text is UTF-8, whatever the host says. */
const BYTE_ORDER_MARK = '\ufeff';

const INTRODUCTION = `${BYTE_ORDER_MARK}Patience Lab is free software under the licence that comes first here. Its files
also contain the packages named further down, each with its own licence.`;

/** Vite's licence goes on with those of the packages in Vite itself, which are not in the built page. */
const VITE_BUNDLES = /^# Licenses of bundled dependencies$[\s\S]*/m;

/** The ranks on the cards are outlines of a font, which is no package. */
const OUTLINES = {
  title: 'Barlow, whose outlines are the ranks on the cards (OFL-1.1)',
  file: 'src/ui/parts/rankPaths.LICENSE',
};

interface Licence {
  /** `react 19.3.1 (MIT)` */
  readonly title: string;
  readonly text: string;
}

/**
 * Collects the licences of all packages in the built page, its workers included, in one text file. `page` is a plugin of
 * the page and `workers` of the workers, which are builds of their own. Fails if a package has no licence text.
 */
export function licences(): { readonly page: Plugin; readonly workers: Plugin } {
  const folders = new Set<string>();
  const collect = (bundle: Rolldown.OutputBundle): void => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const [id, { renderedLength }] of Object.entries(file.modules)) {
        const folder = renderedLength > 0 ? packageFolder(id) : undefined;
        if (folder) folders.add(folder);
      }
    }
  };
  return {
    page: {
      name: 'licences',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle(_, bundle) {
        collect(bundle);
        this.emitFile({ type: 'asset', fileName: FILE_NAME, source: licencesText([...folders]) });
      },
    },
    workers: {
      name: 'licences-of-workers',
      apply: 'build',
      generateBundle: (_, bundle) => collect(bundle),
    },
  };
}

/** The folder of the package that a module belongs to, or `undefined` for the project's own. */
export function packageFolder(id: string): string | undefined {
  // Vite and Rolldown add a few functions of their own, as modules that are no files.
  const [, tool] = /^\0(vite|rolldown)\//.exec(id) ?? [];
  if (tool) return join('node_modules', tool);
  const [, folder] =
    /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/')) ?? [];
  if (id.startsWith('\0') && !folder) throw new Error(`Nobody knows whose code ${id.slice(1)} is.`);
  return folder;
}

/** The project's own licence, then each text once, under the packages it is for. */
function licencesText(folders: readonly string[]): string {
  const titles = new Map<string, string[]>();
  for (const { title, text } of folders.map(readLicence)) {
    titles.set(text, [...(titles.get(text) ?? []), title]);
  }
  titles.set(readText(OUTLINES.file), [OUTLINES.title]);
  const sections = [...titles].map(([text, of]) => section(of.toSorted(), text)).toSorted();
  return [INTRODUCTION, section(['Patience Lab'], readText('LICENSE')), ...sections].join('\n\n\n');
}

/** A text under its titles, with a line below them. */
function section(titles: readonly string[], text: string): string {
  const width = Math.max(...titles.map(({ length }) => length));
  return `${titles.join('\n')}\n${'='.repeat(width)}\n\n${text}\n`;
}

function readLicence(folder: string): Licence {
  const { name, version, license } = JSON.parse(readText(join(folder, 'package.json')));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry));
  if (!file) throw new Error(`${name} has no licence text; licences.txt must have one.`);
  const text = readText(join(folder, file)).replace(VITE_BUNDLES, '').trim();
  return { title: `${name} ${version} (${license})`, text };
}

const readText = (path: string): string =>
  readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim();
