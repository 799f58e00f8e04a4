import { t } from '@lingui/core/macro';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { Card } from '../../engine/card';
import { stateAfter } from '../../engine/game';
import { gameOf, parseVariant, type VariantId } from '../../games/index';
import {
  hasPositions,
  noPositions,
  type Position,
  positionOf,
  positionOfDeal,
} from '../../games/positions';
import { randomDeal } from '../../store/browser';
import { Page } from '../page/Page';
import { addressProblem, linkTo, setUpAddress } from '../parts/address';
import { Button } from '../parts/Button';
import { useSettings, useStores } from '../parts/context';
import { type Choice, SelectField } from '../parts/Field';
import { GameSelect } from '../parts/GameSelect';
import { useGameName } from '../parts/gameName';
import { UndoButtons } from '../parts/UndoButtons';
import { gameBehind } from '../parts/wayBack';
import { ChecksPanel, PlayFromHere } from './ChecksPanel';
import { ChooseGame } from './ChooseGame';
import { CopyForms } from './CopyForms';
import { asHidden, checkDraft } from './checks';
import {
  choosePlace,
  emptyDraft,
  markTurnedUp,
  type PositionDraft,
  pileAt,
  pressCard,
  putCard,
  suitRows,
  takeBack,
} from './draft';
import { Palette } from './Palette';
import { PasteForm } from './PasteForm';
import { PlaceRow } from './PlaceRow';
import { placeTowards, SetUpBoard } from './SetUpBoard';
import { pilesOf, type SetUpTable } from './setUpTable';
import { placeInWords } from './setUpView';
import { undoBringsBack, usePositionDraft } from './usePositionDraft';
import { useTypedCards } from './useTypedCards';
import './SetUpPage.css';

/** The page on which a position is set up. `parts` are its game and what lies on the table; without a game it asks for one. */
export default function SetUpPage({ parts }: { readonly parts: readonly string[] }) {
  const [first, ...code] = parts;
  if (first === undefined) return <ChooseGame />;
  const game = parseVariant(first);
  if (!game.ok) return <ChooseGame problem={addressProblem(game.error)} />;
  const { value: id } = game;
  if (!hasPositions(id)) return <ChooseGame problem={addressProblem(noPositions(id))} />;
  const text = code.join('/');
  return <SetUpGame key={`${id}/${text}`} game={id} code={text} />;
}

/** Numbers of redeals, from none to the most. */
const redealChoices = (max: number): readonly Choice<string>[] =>
  Array.from({ length: max + 1 }, (_, n) => [String(n), String(n)]);

interface SetUpGameProps {
  readonly game: VariantId;
  readonly code: string;
}

function SetUpGame({ game, code }: SetUpGameProps) {
  const { actions } = useStores().store;
  const isMirrored = useSettings().leftHanded === 'on';
  const { table, draft, address, news, ...edit } = usePositionDraft(game, code);
  const [isFaceDown, setIsFaceDown] = useState(false);
  const checked = useDeferredValue(draft);
  const checks = useMemo(() => checkDraft(table, checked), [table, checked]);
  const shown = useMemo(
    () => (checked === draft ? asHidden(table, draft, checks) : draft),
    [table, draft, checked, checks],
  );
  const name = useGameName()(game);
  const { size, redeals: maxRedeals = 0 } = table;
  const { count } = checks;
  const isEmpty = Object.keys(draft.piles).length === 0;

  useEffect(() => {
    if (news) actions.announce(news);
  }, [actions, news]);
  useSpokenChanges(table, draft);
  const kind = table.places.find(({ id }) => id === draft.chosen)?.kind;
  function put(card: Card | undefined): void {
    const canBeUnknown =
      table.hasUnknown && (kind === 'tableau' || kind === 'stock' || kind === 'place');
    if (card === undefined && !canBeUnknown)
      return actions.announce(t`Only cards that lie face down can be unknown.`, 'refusal');
    edit.change((before) =>
      putCard(table, before, {
        ...(card !== undefined && { card }),
        ...(isFaceDown && kind === 'tableau' && { isFaceDown }),
      }),
    );
  }
  function turn(down: boolean): void {
    setIsFaceDown(down);
    actions.announce(down ? t`Next cards face down` : t`Next cards face up`);
  }
  const takeLast = (): void => edit.change((before) => takeBack(table, before));
  const fill = (position: Position | undefined): void =>
    edit.change((before) =>
      position
        ? markTurnedUp(table, {
            ...before,
            piles: pilesOf(table, position),
            redeals: position.redeals,
            gap: undefined,
          })
        : before,
    );
  function deal(): void {
    fill(positionOfDeal(game, randomDeal()));
    if (!isEmpty) actions.announce(undoBringsBack());
  }
  /** Makes moves on the table. The cards that they turn up are to be filled in. */
  function play(line: readonly unknown[]): void {
    if (!checks.result.ok) return;
    const { state, unknown } = checks.result.value;
    fill(positionOf(game, stateAfter(gameOf(game), state, line), unknown));
    window.scrollTo(0, 0);
  }
  const choose = (id: string): void => edit.change((before) => choosePlace(before, id));
  const typed = useTypedCards({
    onCard: put,
    onTakeBack: takeLast,
    onMove: (direction) => choose(placeTowards(table, draft.chosen, direction, isMirrored)),
  });

  return (
    <Page
      name="set-up"
      title={t`Set up a position`}
      subtitle={`${name} · ${t`${count} of ${size} cards`}`}
      back={gameBehind() ?? setUpAddress()}
      problem={edit.problem}
      tools={
        <>
          <UndoButtons {...edit} />
          <Button
            aria-disabled={isEmpty || undefined}
            onClick={() => edit.change((before) => (isEmpty ? before : emptyDraft(table)))}
          >
            {t({ message: 'Clear', context: 'the table' })}
          </Button>
          <PlayFromHere {...checks} />
        </>
      }
    >
      <div className="page-parts set-up-parts">
        <div className="page-part set-up-main" style={{ '--suits': suitRows(table).length }}>
          <SetUpBoard
            table={table}
            draft={shown}
            onPlace={choose}
            onCard={(id, index) => edit.change((before) => pressCard(table, before, id, index))}
          />
          <PlaceRow
            table={table}
            draft={shown}
            typed={typed}
            onTakeBack={(index) => edit.change((before) => takeBack(table, before, index))}
          />
          <Palette
            table={table}
            draft={draft}
            isFaceDown={isFaceDown}
            onCard={put}
            onFaceDown={turn}
            onTakeBack={takeLast}
          />
        </div>
        <div className="page-part">
          <ChecksPanel game={game} checks={checks} onMove={play} />
          <PasteForm game={game} onRead={fill} />
          <CopyForms link={linkTo(address)} table={table} draft={draft} />
          <section className="panel form-grid set-up-game" aria-label={t`Game`}>
            <GameSelect
              label={t`Game`}
              value={game}
              has={({ id }) => hasPositions(id)}
              onChoose={(id) => {
                window.location.hash = setUpAddress(id);
              }}
            />
            {maxRedeals > 0 && (
              <SelectField
                label={t`Redeals left`}
                value={String(draft.redeals ?? maxRedeals)}
                choices={redealChoices(maxRedeals)}
                onChange={(value) =>
                  edit.change((before) => ({ ...before, redeals: Number(value) }))
                }
              />
            )}
            <Button onClick={deal}>{t`Deal as usual`}</Button>
          </section>
        </div>
      </div>
    </Page>
  );
}

/** A change of more places is a new position: what is said of that suffices. */
const MAX_PLACES = 2;

/** Says to screen readers what lies at a place whose cards have changed; if a card has moved, where it went. */
function useSpokenChanges(table: SetUpTable, draft: PositionDraft): void {
  const { actions } = useStores().store;
  const said = useRef(draft);
  useEffect(() => {
    const before = said.current;
    said.current = draft;
    if (before.piles === draft.piles) return;
    const changed = table.places.filter(({ id }) => pileAt(before, id) !== pileAt(draft, id));
    const place = changed.find(({ id }) => id === before.chosen) ?? changed[0];
    if (place && changed.length <= MAX_PLACES)
      actions.announce(placeInWords(place, pileAt(draft, place.id)), 'move');
  }, [table, draft, actions]);
}
