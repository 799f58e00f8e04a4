import { type ReactNode, useDeferredValue } from 'react';
import { displayDeal } from '../../engine/dealId';
import { plural } from '../../engine/words';
import type { ListedGame } from '../../persistence/record';
import { type Summary, winRate } from '../../persistence/statistics';
import { formatCount, formatInterval, formatPercent } from '../charts/numbers';
import { formatTime } from '../parts/formatTime';
import { OpenGame } from '../parts/OpenGame';
import { areFew, MIN_RATED, nameInWords, shareInWords } from './gameWords';

interface FiguresProps {
  readonly summary: Summary;
  /** Whether the figures are of several games, so that each best game needs its name. */
  readonly namesGames: boolean;
}

/** The figures of a summary. */
export function Figures({ summary, namesGames }: FiguresProps) {
  const { played, won, lost, streak, clean, fewest, fastest, medianSeconds } = summary;
  // Bets take longer to compute than everything else.
  const bets = useDeferredValue(true, false) ? summary.bets : undefined;
  const chosen = summary.undos.reduce((sum, { count }) => sum + count, 0);
  const rate = winRate({ won, games: won + lost });
  return (
    <section className="panel" aria-label="Figures">
      <dl className="figures">
        <Figure name="Played" value={formatCount(played)} note={restInWords(summary)} />
        <Figure name="Won" value={formatCount(won)} note={`${formatCount(lost)} lost`} />
        {rate && (
          <Figure
            name="Win rate"
            value={shareInWords(won, won + lost)}
            note={
              areFew(won + lost)
                ? `in percent from ${MIN_RATED} games on`
                : `95\u00a0% interval ${formatInterval(rate.interval)}`
            }
          />
        )}
        <Figure
          name="Wins in a row"
          value={formatCount(streak.now)}
          note={`best ${plural(streak.best, 'win', formatCount(streak.best))}`}
        />
        {chosen > 0 && (
          <Figure
            name="Clean wins"
            value={formatCount(clean)}
            note={
              areFew(chosen)
                ? `of ${plural(chosen, 'win')}: no undo, hint or solver`
                : `${formatPercent(clean / chosen)} of wins: no undo, hint or solver`
            }
          />
        )}
        {fewest && (
          <Figure
            name="Fewest moves"
            value={formatCount(fewest.length)}
            note={<BestGame facts={fewest} namesGames={namesGames} />}
          />
        )}
        {fastest && (
          <Figure
            name="Best time"
            value={formatTime(fastest.seconds)}
            note={<BestGame facts={fastest} namesGames={namesGames} />}
          />
        )}
        {medianSeconds !== undefined && (
          <Figure
            name="Median time"
            value={formatTime(Math.round(medianSeconds))}
            note="of a win"
          />
        )}
        {bets && bets.total > 0 && (
          <Figure
            name="Bets right"
            value={shareInWords(bets.right, bets.total)}
            note={
              areFew(bets.total)
                ? undefined
                : `${formatCount(bets.right)} of ${formatCount(bets.total)}`
            }
          />
        )}
      </dl>
    </section>
  );
}

type BestGameProps = Pick<FiguresProps, 'namesGames'> & { readonly facts: ListedGame };

/** A link to the game behind a figure. */
function BestGame({ facts, namesGames }: BestGameProps) {
  return (
    <OpenGame game={facts} atEnd>
      {namesGames ? nameInWords(facts) : `Deal ${displayDeal(facts.deal)}`}
    </OpenGame>
  );
}

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note?: ReactNode;
}

function Figure({ name, value, note }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b>
        {note && <span>{note}</span>}
      </dd>
    </div>
  );
}

/** The games that are neither won nor lost: `12 unfinished, 3 with the solver`. */
function restInWords({ played, won, lost, helped }: Summary): string {
  const unfinished = played - won - lost - helped;
  const parts = [
    ...(unfinished > 0 ? [`${formatCount(unfinished)} unfinished`] : []),
    ...(helped > 0 ? [`${formatCount(helped)} with the solver`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'all finished';
}
