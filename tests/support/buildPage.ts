import { build, type InlineConfig, mergeConfig, type Rolldown } from 'vite';

type File = Rolldown.OutputAsset | Rolldown.OutputChunk;

/** The files of a production build with the given changes of its configuration. Nothing is written. */
export async function buildPage(changes: InlineConfig = {}): Promise<readonly File[]> {
  const config: InlineConfig = { logLevel: 'silent', build: { write: false } };
  const built = await build(mergeConfig(config, changes));
  if (Array.isArray(built)) return built.flatMap(({ output }) => output);
  return 'output' in built ? built.output : [];
}

/** The text of a built file; empty if there is none of that name. */
export function textOf(files: readonly File[], name: string): string {
  const file = files.find(({ fileName }) => fileName === name);
  return file?.type === 'asset' ? String(file.source) : (file?.code ?? '');
}
