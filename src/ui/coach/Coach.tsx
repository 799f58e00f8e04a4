import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { present } from '../../engine/history';
import { baseOf, FIRST_GAMES, gameOf } from '../../games/index';
import { movedCards } from '../../store/game/narration';
import type { Highlight, TableGame } from '../../store/game/table';
import { Button } from '../parts/Button';
import { useStores } from '../parts/context';
import { useEscape } from '../parts/escape';
import { useGameList } from '../parts/useGameList';
import { markCoached } from './coached';
import './Coach.css';

interface CoachStep {
  readonly title: () => string;
  readonly text: () => string;
  /** What is marked on the table. */
  readonly mark: (game: TableGame) => Highlight | undefined;
}

const pilesOf = ({ record, history }: TableGame, kind: string): Highlight => ({
  cards: [],
  piles: gameOf(record.variant)
    .table.view(present(history))
    .piles.filter((pile) => pile.kind === kind)
    .map(({ id }) => id),
});

/** A move from a column, if possible to another one, with its arrow; undefined if the deal begins with a draw. */
function firstMove({ record, history }: TableGame): Highlight | undefined {
  const game = gameOf(record.variant);
  const state = present(history);
  const found = game.rules.legalMoves(state).flatMap((move) => {
    const { cards = [], from, to } = movedCards(game, state, move) ?? {};
    return to && from?.startsWith('tableau') ? [{ cards, piles: [to], move }] : [];
  });
  return found.find(({ piles: [to] }) => to?.startsWith('tableau')) ?? found[0];
}

const STEPS: readonly CoachStep[] = [
  {
    title: () => t`Move a card`,
    text: () =>
      t`Drag it along the arrow, or just tap it. Columns go down by one, red and black in turn.`,
    mark: firstMove,
  },
  {
    title: () => t`Draw from the stock`,
    text: () => t`Nothing to move? Press the stock. The top card beside it can be played.`,
    mark: (game) => pilesOf(game, 'stock'),
  },
  {
    title: () => t`Fill the foundations`,
    text: () => t`Aces go up here, then twos, up to the kings. Fill all four, and you’ve won.`,
    mark: (game) => pilesOf(game, 'foundation'),
  },
];

/** Offers three hints to a player who has never played, once; then shows them on the table. */
export default function Coach({ current }: { readonly current: TableGame }) {
  const { storage } = useStores();
  const list = useGameList();
  const [step, setStep] = useState<number>();
  const [isOver, setIsOver] = useState(false);
  const others = list?.filter(({ id }) => id !== current.record.id);
  const isWanted = step !== undefined || (others?.length === 0 && current.history.cursor === 0);
  function end(): void {
    markCoached(storage);
    setIsOver(true);
  }
  if (isOver || !isWanted || !FIRST_GAMES.includes(baseOf(current.record.variant))) return null;
  if (step === undefined) return <CoachOffer onStart={() => setStep(0)} onEnd={end} />;
  return (
    <Hint
      current={current}
      at={step}
      onNext={() => (step + 1 < STEPS.length ? setStep(step + 1) : end())}
      onEnd={end}
    />
  );
}

interface CoachOfferProps {
  readonly onStart: () => void;
  readonly onEnd: () => void;
}

function CoachOffer({ onStart, onEnd }: CoachOfferProps) {
  return (
    <section className="coach control-row" aria-label={t`Coach`}>
      <p>{t`New to solitaire? Three hints to start.`}</p>
      <Button onClick={onStart}>{t`Show me`}</Button>
      <Button onClick={onEnd}>{t`No thanks`}</Button>
    </section>
  );
}

interface HintProps {
  readonly current: TableGame;
  /** The index of the step. */
  readonly at: number;
  readonly onNext: () => void;
  readonly onEnd: () => void;
}

/** One step: its words, and its mark on the table. A move ends it. */
function Hint({ current, at, onNext, onEnd }: HintProps) {
  const { actions } = useStores().store;
  const next = useRef<HTMLButtonElement>(null);
  const { title, text, mark } = STEPS[at] ?? (STEPS[0] as CoachStep);
  const [step, count] = [at + 1, STEPS.length];
  const { cursor } = current.history;
  const [begun, setBegun] = useState({ at, cursor });
  if (begun.at !== at) setBegun({ at, cursor });
  const isDone = begun.at === at && cursor > begun.cursor && at < 2;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step marks the table once
  useEffect(() => {
    actions.highlight(mark(current));
    next.current?.focus({ preventScroll: true });
    return () => actions.highlight();
  }, [at]);
  useEffect(() => {
    if (isDone) onNext();
  });
  useEscape(onEnd);

  return (
    <section className="coach control-row" aria-label={t`Coach`}>
      <p aria-live="polite">
        <strong>{title()}</strong> {text()}
      </p>
      <Button ref={next} onClick={onNext}>
        {step < count ? t`Next (${step} of ${count})` : t`Done`}
      </Button>
      {step < count && <Button onClick={onEnd}>{t`Skip`}</Button>}
    </section>
  );
}
