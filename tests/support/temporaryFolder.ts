import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives all tests of a run one folder for temporary files, which is removed after the last of them. */
export default function useTemporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'patience-tests-'));
  // Unix reads the first, Windows the others.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
