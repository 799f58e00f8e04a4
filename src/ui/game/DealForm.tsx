import { t } from '@lingui/core/macro';
import { type FormEvent, useId, useState } from 'react';
import { CARDS_IN_DECK } from '../../engine/card';
import { dealInWords } from '../../engine/dealId';
import { type Pack, parseDealId, suitsInWords } from '../../engine/deck';
import { isMicrosoftDeal } from '../../engine/microsoftDeal';
import { normaliseTyped } from '../../engine/typedText';
import { gameOf } from '../../games/index';
import { atStart } from '../../locales/format';
import { chosenDeal } from '../../store/findGame';
import { Button } from '../parts/Button';
import { type GameDialogProps, useStores } from '../parts/context';
import { type Choice, Select } from '../parts/Field';
import { focusTable } from '../parts/input';

/** Who numbered the deals, by the prefix of their numbers. */
const NUMBERINGS: readonly Choice<string>[] = [
  ['', 'Patience Lab'],
  ['ms', 'Microsoft'],
];

export interface DealFormProps extends GameDialogProps {
  /** The dialog begins at the field. */
  readonly asksNumber: boolean;
}

/** The number of the deal, and the field for another number or for cards. */
export function DealForm({ current, asksNumber, onClose }: DealFormProps) {
  const { actions } = useStores().store;
  const { variant, deal } = current.record;
  const game = gameOf(variant);
  // A number that is typed for a game with Microsoft’s deals is nearly always one of those.
  const [numbering, setNumbering] = useState(game.microsoftDeals ? 'ms' : '');
  const [text, setText] = useState(
    isMicrosoftDeal(deal) || numbering === '' ? deal.replace('ms', '') : '',
  );
  const [problem, setProblem] = useState('');
  const inputId = useId();
  const problemId = useId();

  function submit(event: FormEvent): void {
    event.preventDefault();
    const typed = normaliseTyped(text).trim();
    const isNumber = /^[+-]?\d+$/.test(typed);
    const id = parseDealId(isNumber ? numbering + typed : typed, game);
    if (!id.ok) return setProblem(id.error);
    onClose();
    void actions.open(chosenDeal(variant, id.value), 'offersBack').then(focusTable);
  }

  return (
    <>
      <h3>{atStart(dealInWords(deal))}</h3>
      <form onSubmit={submit}>
        <label className="note" htmlFor={inputId}>
          {describeDealIds(game)}
        </label>
        <div className="control-row">
          <input
            id={inputId}
            className="form-control"
            value={text}
            data-first-focus={asksNumber || undefined}
            onChange={(event) => setText(event.target.value)}
            onFocus={(event) => event.target.select()}
            aria-invalid={problem !== ''}
            aria-describedby={problemId}
            autoComplete="off"
            spellCheck={false}
          />
          {game.microsoftDeals && (
            <Select
              aria-label={t`Numbered by`}
              value={numbering}
              choices={NUMBERINGS}
              onChange={setNumbering}
            />
          )}
          <Button type="submit">
            {t({ message: 'Deal', context: 'deals the cards of a number' })}
          </Button>
        </div>
        <p id={problemId} className="form-error" role="alert">
          {problem}
        </p>
      </form>
    </>
  );
}

/** What may be typed to name a deal. */
function describeDealIds(pack: Pack): string {
  const { decks = 1, suits } = pack;
  const count = decks * CARDS_IN_DECK;
  if (!suits) return t`Type a deal number, or paste ${count} cards, top card last: AH 10S …`;
  const named = suitsInWords(pack);
  return t`Type a deal number, or paste ${count} cards of ${named} alone, top card last: AH 10S …`;
}
