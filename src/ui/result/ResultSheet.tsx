import { t } from '@lingui/core/macro';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { describeAccount, describeStart } from '../../analysis/accountWords';
import { hasChoice } from '../../engine/game';
import { gameOf } from '../../games/index';
import { joinSentences, withFullStop } from '../../locales/format';
import { isClean } from '../../persistence/record';
import { guessesOf, summarise } from '../../persistence/statistics';
import { hasSolver } from '../../solver/registry';
import { rivalOf } from '../../store/challenge';
import { describeHelp } from '../../store/game/changedGame';
import { statusOf, type TableGame } from '../../store/game/table';
import {
  hasAccount,
  useAccount,
  useAssistant,
  useDealFact,
  useReview,
} from '../analysis/useAssistant';
import { Button } from '../parts/Button';
import { useGamePage, useSettings, useStores } from '../parts/context';
import { useEscape } from '../parts/escape';
import { ANY_INPUT, focusTable, onInput } from '../parts/input';
import { CloseButton } from '../parts/ToolButton';
import { NO_GAMES, useGameList } from '../parts/useStored';
import { hasMotion } from '../table/motion/cardMotion';
import { CELEBRATION_MS } from '../table/motion/winTimes';
import { DailyResult } from './DailyResult';
import { ResultButtons } from './ResultButtons';
import {
  deckLine,
  duelLine,
  figuresOf,
  headingOf,
  type LastChance,
  lastChanceOf,
} from './resultFacts';
import { useDailyStanding } from './useDailyStanding';
import './ResultSheet.css';

/** Milliseconds that a warning must be shown: a player who goes on sooner is warned again. */
const READ_MS = 1_500;

interface ResultSheetProps {
  readonly current: TableGame;
  /** The sentence for the end of the game. Undefined in a game that goes on: then the sheet waits for the proof that it is lost. */
  readonly end: string | undefined;
  readonly isPanelOpen: boolean;
  readonly onDismiss: () => void;
  /** Called when the player takes giving up back. */
  readonly onResume: () => void;
  /** Called when the player has read that the game is lost. */
  readonly onWarn: () => void;
}

/** Over the table: how the game ended, or that it can’t be won any more, and what the player can do next. */
export default function ResultSheet(props: ResultSheetProps) {
  const { current, end, onWarn } = props;
  const { history } = current;
  const { actions } = useStores().store;
  const loaded = useAssistant(hasSolver(current.record.variant));
  const { steps, verdicts, isDone } = useReview(loaded, history);
  const chance = steps ? lastChanceOf(verdicts, isDone, history.cursor) : {};
  const isLost = chance.text !== undefined && verdicts[history.cursor] === 'unwinnable';
  const isWon = statusOf(current) === 'won';
  const { celebration } = useSettings();
  const shown = isWon && hasMotion() ? celebration : 'none';
  const isShown =
    useDelay(end !== undefined, CELEBRATION_MS[shown], shown !== 'none') ||
    (end === undefined && isLost);
  const isWarning = isShown && end === undefined;

  useEffect(() => {
    if (!isWarning) return;
    actions.announce(withFullStop(t`No way to win from here`));
    const timer = setTimeout(onWarn, READ_MS);
    return () => clearTimeout(timer);
  }, [isWarning, onWarn, actions]);

  return isShown && <Sheet {...props} chance={chance} />;
}

interface SheetProps extends ResultSheetProps {
  readonly chance: LastChance;
}

function Sheet({ current, isPanelOpen, end, chance, onDismiss, onResume }: SheetProps) {
  const { store, storage } = useStores();
  const { actions } = store;
  const { record } = current;
  const { variant } = record;
  const game = gameOf(variant);
  const isWon = statusOf(current) === 'won';
  const isSolvable = hasSolver(variant);
  const isChosen = hasChoice(game);
  const sheet = useSheet(onDismiss);
  const heading = useId();
  const openedFor = useStore(useGamePage().panel, (state) => state.openedFor);
  const wasOpenedFor = useRef(openedFor);
  // Whoever opens the panel wants to see it. A larger window may open it, too.
  useEffect(() => {
    if (openedFor !== undefined && openedFor !== wasOpenedFor.current) onDismiss();
    wasOpenedFor.current = openedFor;
  }, [openedFor, onDismiss]);
  const par = useDealFact('par', current, isSolvable && isWon);
  const account = useAccount(current, !isWon);
  const startChance = useDealFact('startChance', current, isWon && hasAccount(current));
  const daily = useDailyStanding(record);
  const games = useGameList() ?? NO_GAMES;
  const { summary, guesses } = useMemo(
    () => ({
      summary: summarise(games.filter((each) => each.variant === variant)),
      guesses: guessesOf(games),
    }),
    [games, variant],
  );

  const { text, isProved, isOpen } = chance;
  useEffect(() => {
    if (!isWon && end && text)
      actions.announce(joinSentences([end, text, isProved ? t`Proved.` : undefined]));
  }, [actions, isWon, end, text, isProved]);

  const line = !isChosen
    ? deckLine(current, guesses)
    : isWon
      ? current.isPreview
        ? current.isBySolver
          ? t`Solver used`
          : t`Somebody else’s moves`
        : describeHelp(record)
      : (text ?? (isSolvable ? t`Looking for the last move that could win…` : ''));
  const duel =
    isWon && !current.isPreview ? duelLine(current, rivalOf(storage, record)) : undefined;
  return (
    <section
      ref={sheet}
      className="result"
      aria-label={t`Result`}
      aria-describedby={heading}
      data-won={isWon || undefined}
      tabIndex={-1}
    >
      <h2 id={heading}>
        {end === undefined ? t`No way to win from here` : headingOf(current, end)}
      </h2>
      <div className="result-facts">
        {line && (
          <p data-clean={(isChosen && !current.isPreview && isClean(record)) || undefined}>
            {line}
            {!isWon && isProved && !isOpen && <Seal key={line} />}
          </p>
        )}
        {account && <p>{describeAccount(account)}</p>}
        {duel && <p data-clean={duel.isBeaten || undefined}>{duel.text}</p>}
        {isWon && isChosen && (
          <dl>
            {figuresOf(current, summary, { par, streak: daily?.streak }).map(({ value, label }) => (
              <div key={label}>
                <dd>{value}</dd>
                <dt className="muted">{label}</dt>
              </div>
            ))}
          </dl>
        )}
        {startChance !== undefined && <p className="muted">{describeStart(startChance)}</p>}
        {daily && <DailyResult record={record} standing={daily} />}
      </div>
      <ResultButtons
        {...{ current, chance, isPanelOpen, onDismiss, onResume }}
        hasEnded={end !== undefined}
        isDaily={daily !== undefined}
      />
      <CloseButton onClick={onDismiss} />
    </section>
  );
}

/** A word after a sentence that is proved. Its tip says what that means, and so does a press. */
function Seal() {
  const { actions } = useStores().store;
  const [isExplained, setIsExplained] = useState(false);
  const words = t`Proved: the solver checked every continuation.`;
  return (
    <Button
      className="seal"
      aria-label={words}
      data-tip={isExplained ? undefined : words}
      onClick={() => {
        setIsExplained(true);
        actions.announce(words);
      }}
    >
      {isExplained ? words : t`Proved.`}
    </Button>
  );
}

/** True so many milliseconds after something began; if it can be skipped, from the next input on. */
function useDelay(began: boolean, wait: number, canSkip: boolean): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (!began) return;
    const end = (): void => setIsOver(true);
    const timer = setTimeout(end, wait);
    const stopListening = onInput(canSkip ? ANY_INPUT : [], end);
    return () => {
      clearTimeout(timer);
      stopListening();
      setIsOver(false);
    };
  }, [began, wait, canSkip]);
  return began && isOver;
}

/** Focuses a sheet, unless a field, a dialog or the panel has the focus and stays in sight. Esc closes it, and the table has the focus again. */
function useSheet(onClose: () => void) {
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = sheet;
    const focused = document.activeElement;
    const isBusy = focused?.closest('dialog, input, .side-panel') && !isCovered(focused, current);
    if (!isBusy) current?.focus({ preventScroll: true });
    return () => {
      if (current?.contains(document.activeElement)) focusTable();
    };
  }, []);
  useEscape(onClose);
  return sheet;
}

/** True if the lower end of an element lies under a sheet, which is still on its way up. */
function isCovered(element: Element, sheet: Element | null): boolean {
  const { left, width, bottom } = element.getBoundingClientRect();
  return sheet?.contains(document.elementFromPoint(left + width / 2, bottom - 1)) ?? false;
}
