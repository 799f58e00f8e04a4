import type { Archive } from './archive';
import type { GameFacts } from './playedGame';

/** The same archive, but the facts of its games are read anew only after some tab has changed it. */
export function rememberFacts(archive: Archive): Archive {
  let known: Promise<readonly GameFacts[]> | undefined;
  const forget = (): void => {
    known = undefined;
  };
  archive.onChange(forget);
  return {
    ...archive,
    facts: () => {
      if (known) return known;
      const reading = archive.facts();
      known = reading;
      // What was changed meanwhile may be missing; what failed may succeed later.
      reading.catch(() => {
        if (known === reading) forget();
      });
      return reading;
    },
  };
}
