import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { CARDS_IN_DECK } from '../../engine/card';
import { type DealId, isHandDealt } from '../../engine/dealId';
import { type Pack, parseDealId, suitsInWords } from '../../engine/deck';
import type { AnyGame } from '../../engine/game';
import { isMicrosoftDeal, microsoftNumber } from '../../engine/microsoftDeal';
import { gameOf } from '../../games/index';
import { type Settings, winnableFor } from '../../persistence/settings';
import { hasSolver } from '../../solver/registry';
import type { TableGame } from '../../store/game/table';
import { chosenDeal } from '../../store/opening';
import { useSettings, useStores } from '../parts/context';
import { Dialog } from '../parts/Dialog';
import { type Choice, Select, SelectField } from '../parts/Field';
import { useClipboard } from '../parts/useClipboard';
import { GamesOfDeal } from './GamesOfDeal';
import '../parts/form.css';
import './DealDialog.css';

const WINNABLE_CHOICES: readonly Choice<Settings['winnable']>[] = [
  ['off', 'Any deal'],
  ['on', 'Winnable'],
  ['easy', 'Easy'],
  ['medium', 'Medium'],
  ['hard', 'Hard'],
];

interface DealDialogProps {
  readonly current: TableGame;
  /** Opens the choice of rules, if the game has one. */
  readonly onRules: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Chooses another deal, opens other games of this one, copies its link, and shows how Python makes the same deck. */
export default function DealDialog({ current, onRules, onClose }: DealDialogProps) {
  const { store, settings } = useStores();
  const { variant, deal, id } = current.record;
  const game = gameOf(variant);
  const winnable = winnableFor(useSettings(), variant);
  return (
    <Dialog title="Deal" onClose={onClose}>
      <DealForm
        deal={deal}
        game={game}
        onDeal={(chosen) => {
          onClose();
          store.actions.open(chosenDeal(variant, chosen), 'offersBack');
        }}
      />
      <p>
        {describeDealIds(game)} This link always opens this deal: <CopyLink />
      </p>
      {hasSolver(variant) && (
        <SelectField
          label="New games"
          value={winnable}
          choices={WINNABLE_CHOICES}
          onChange={(chosen) => settings.setForGame(variant, { winnable: chosen })}
        />
      )}
      {onRules && (
        <p>
          Game: {game.name}{' '}
          <button type="button" className="button" onClick={onRules}>
            Change the rules
          </button>
        </p>
      )}
      <GamesOfDeal variant={variant} deal={deal} shown={id} onClose={onClose} />
      {!isHandDealt(deal) && (
        <>
          <p>The same cards in Python, the last one on top:</p>
          <pre className="code-block" translate="no">
            {pythonFor(deal, game)}
          </pre>
        </>
      )}
    </Dialog>
  );
}

interface DealFormProps {
  readonly deal: DealId;
  readonly game: AnyGame;
  readonly onDeal: (deal: DealId) => void;
}

/** Whose numbers deals have, by what comes before a number. */
const NUMBERINGS: readonly Choice<string>[] = [
  ['', 'Python'],
  ['ms', 'Microsoft'],
];

/** The field for the number or the cards of a deal. */
function DealForm({ deal, game, onDeal }: DealFormProps) {
  const [text, setText] = useState(deal.replace('ms', ''));
  const [numbering, setNumbering] = useState(isMicrosoftDeal(deal) ? 'ms' : '');
  const [problem, setProblem] = useState('');
  const inputId = useId();
  const problemId = useId();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isNumber = /^\s*[+-]?\d+\s*$/.test(text);
    const id = parseDealId(isNumber ? numbering + text.trim() : text, game);
    if (id.ok) onDeal(id.value);
    else setProblem(id.error);
  }

  return (
    <>
      <form className="control-row" onSubmit={submit}>
        <label htmlFor={inputId}>Deal number</label>
        <input
          id={inputId}
          className="form-control"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onFocus={(event) => event.target.select()}
          aria-invalid={problem !== ''}
          aria-describedby={problemId}
          autoComplete="off"
          spellCheck={false}
        />
        {game.microsoftDeals && (
          <Select
            aria-label="Numbered by"
            value={numbering}
            choices={NUMBERINGS}
            onChange={setNumbering}
          />
        )}
        <button type="submit" className="button" data-main>
          Deal
        </button>
      </form>
      <p id={problemId} className="form-error" role="alert">
        {problem}
      </p>
    </>
  );
}

/** What may be typed to name a deal. */
function describeDealIds(pack: Pack): ReactNode {
  const { decks = 1, suits } = pack;
  return (
    <>
      Type any whole number, or the {decks * CARDS_IN_DECK} cards of{' '}
      {decks > 1 ? `your own ${decks} decks` : 'your own deck'}
      {suits && `, of ${suitsInWords(pack)} alone`}, such as{' '}
      <code>{suits ? 'AS 2S TS' : 'AH 2H TS'} …</code>, the top card last.
    </>
  );
}

function CopyLink() {
  const { message, copy } = useClipboard();
  const copyLink = (): void => {
    const link = window.location.href;
    copy({
      text: link,
      copied: 'Link copied.',
      failed: `The link could not be copied: ${link}`,
    });
  };
  return (
    <>
      <button type="button" className="button" onClick={copyLink}>
        Copy link to this deal
      </button>{' '}
      <span aria-live="polite">{message}</span>
    </>
  );
}

const pythonFor = (deal: DealId, pack: Pack): string =>
  isMicrosoftDeal(deal) ? microsoftInPython(microsoftNumber(deal)) : shuffleInPython(deal, pack);

/** Numbers cards as `Card` does: hearts, diamonds, clubs, spades, each from the ace. */
const microsoftInPython = (number: number): string =>
  `state, cards = ${number}, []
left = [13 * suit + rank for rank in range(13) for suit in (2, 1, 0, 3)]
while left:
    state = (state * 214013 + 2531011) % 2**31
    drawn = (state >> 16) % len(left)
    left[drawn], left[-1] = left[-1], left[drawn]
    cards.insert(0, left.pop())`;

const shuffleInPython = (deal: DealId, { decks = 1, suits }: Pack): string =>
  `import random\nrandom.seed(${deal})\ncards = list(range(${decks * CARDS_IN_DECK}))\nrandom.shuffle(cards)${suits ? facesInPython(suits) : ''}`;

/** Maps cards to faces in a game with fewer suits. */
const facesInPython = (suits: readonly number[]): string =>
  `\nfaces = [13 * [${suits.join(', ')}][card % 52 // ${CARDS_IN_DECK / suits.length}] + card % 13 for card in cards]`;
