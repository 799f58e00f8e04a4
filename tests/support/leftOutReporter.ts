import type { FullResult, Reporter } from '@playwright/test/reporter';
import { BROWSER_TEST_PROGRAMS, findProgram, leftOut } from './programs';

/** Says after the results which browser tests did not run, and fails the run for it where `CI` is set. */
export default class LeftOutReporter implements Reporter {
  async onEnd({ status }: FullResult): Promise<Partial<FullResult>> {
    const { lines, isFailure } = leftOut(
      BROWSER_TEST_PROGRAMS.filter((name) => !findProgram(name)),
    );
    for (const line of lines) console.log(line);
    return { status: isFailure && status === 'passed' ? 'failed' : status };
  }
}
