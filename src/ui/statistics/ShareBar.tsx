import { type Part, partInWords } from './possible';

interface ShareBarProps {
  readonly parts: readonly Part[];
  /** All games, if each part is to be told in percent, too. */
  readonly total?: number;
}

/** Games as a bar of coloured parts, with a key that says all of it in words. Empty parts are left out. */
export function ShareBar({ parts: all, total }: ShareBarProps) {
  const parts = all.filter(({ games }) => games > 0);
  return (
    <>
      <div className="share-bar" aria-hidden="true">
        {parts.map(({ kind, games }) => (
          <span key={kind} data-part={kind} style={{ flexGrow: games }} />
        ))}
      </div>
      <ul className="plain-list share-key control-row">
        {parts.map((part) => (
          <li key={part.kind}>
            <span data-part={part.kind} aria-hidden="true" />
            {partInWords(part, total)}
          </li>
        ))}
      </ul>
    </>
  );
}
