import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFolder } from '../../../build/compression';

test('larger text files have compressed ones beside them that unpack to the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compression-'));
  mkdirSync(join(folder, 'assets'));
  const large = 'patience '.repeat(500);
  for (const name of ['index.html', 'assets/a.js', 'icon.png']) {
    writeFileSync(join(folder, name), large);
  }
  writeFileSync(join(folder, 'small.js'), 'patience');
  compressFolder(folder);
  for (const name of ['index.html', 'assets/a.js']) {
    const path = join(folder, name);
    expect(String(brotliDecompressSync(readFileSync(`${path}.br`)))).toBe(large);
    expect(String(gunzipSync(readFileSync(`${path}.gz`)))).toBe(large);
    expect(readFileSync(`${path}.br`).length).toBeLessThan(200);
  }
  for (const name of ['icon.png', 'small.js']) {
    for (const ending of ['br', 'gz']) {
      expect(existsSync(join(folder, `${name}.${ending}`))).toBe(false);
    }
  }
});
