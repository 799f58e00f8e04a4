import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Page } from '@playwright/test';

/** One line of the report: what was measured, the figure, and the goal where there is one. */
export function report(what: string, figure: string, goal = ''): void {
  console.log(`${what.padEnd(64)} ${figure.padStart(14)}${goal && `   goal ${goal}`}`);
}

/** Slows the page's processor down by a factor. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Frees all memory that is no longer in use. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
}

/** Bytes of heap in use after a full collection. */
export function heapInUse(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** The value below which a share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
