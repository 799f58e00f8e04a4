import { t } from '@lingui/core/macro';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Card } from '../../engine/card';
import { gameOf, parseVariant, type VariantId } from '../../games/index';
import { hasPositions, type Position, positionOf, positionOfDeal } from '../../games/positions';
import { randomDeal } from '../../store/browser';
import { addressProblem, gameAddress, setUpAddress } from '../parts/address';
import { Button } from '../parts/Button';
import { useSettings, useStores } from '../parts/context';
import { type Choice, SelectField } from '../parts/Field';
import { GameSelect } from '../parts/GameSelect';
import { Page } from '../parts/Page';
import { UndoButtons } from '../parts/UndoButtons';
import { SettingsButton } from '../settings/SettingsButton';
import { ChecksPanel } from './ChecksPanel';
import { ChooseGame } from './ChooseGame';
import { CopyForms } from './CopyForms';
import { asHidden, checkSetUp } from './checks';
import { Palette } from './Palette';
import { PasteForm } from './PasteForm';
import { PlaceRow } from './PlaceRow';
import { placeTowards, SetUpBoard } from './SetUpBoard';
import {
  choosePlace,
  emptySetUp,
  markTurnedUp,
  pressCard,
  putCard,
  suitRows,
  takeBack,
} from './setUp';
import { pilesOf } from './setUpTable';
import { useSetUp } from './useSetUp';
import { useSpokenChanges } from './useSpokenChanges';
import { useTypedCards } from './useTypedCards';
import '../parts/panel.css';
import './SetUpPage.css';

/** The page on which a position is set up. `parts` are its game and what lies on the table; without a game it asks for one. */
export default function SetUpPage({ parts }: { readonly parts: readonly string[] }) {
  const [first, ...code] = parts;
  if (first === undefined) return <ChooseGame />;
  const game = parseVariant(first);
  if (!game.ok) return <ChooseGame problem={addressProblem(game.error)} />;
  const { value: id } = game;
  const { name } = gameOf(id);
  if (!hasPositions(id))
    return <ChooseGame problem={addressProblem(t`Positions of ${name} can’t be set up.`)} />;
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
  const { table, setUp, ...draft } = useSetUp(game, code);
  const [isFaceDown, setIsFaceDown] = useState(false);
  const checked = useDeferredValue(setUp);
  const checks = useMemo(() => checkSetUp(table, checked), [table, checked]);
  const shown = useMemo(
    () => (checked === setUp ? asHidden(table, setUp, checks) : setUp),
    [table, setUp, checked, checks],
  );
  const maxRedeals = table.redeals ?? 0;
  const isEmpty = Object.keys(setUp.piles).length === 0;

  useSpokenChanges(table, setUp);
  const kind = table.places.find(({ id }) => id === setUp.chosen)?.kind;
  function put(card: Card | undefined): void {
    const canBeUnknown =
      table.hasUnknown && (kind === 'tableau' || kind === 'stock' || kind === 'place');
    if (card === undefined && !canBeUnknown)
      return actions.announce(t`Only cards that lie face down can be unknown.`, 'refusal');
    draft.change((before) =>
      putCard(table, before, {
        ...(card !== undefined && { card }),
        ...(isFaceDown && kind === 'tableau' && { isFaceDown }),
      }),
    );
  }
  const takeLast = (): void => draft.change((before) => takeBack(table, before));
  const fill = (position: Position | undefined): void =>
    draft.change((before) =>
      position
        ? markTurnedUp(table, {
            ...before,
            piles: pilesOf(table, position),
            redeals: position.redeals,
            gap: undefined,
          })
        : before,
    );
  /** Makes moves on the table. The cards that they turn up are to be filled in. */
  function play(line: readonly unknown[]): void {
    if (!checks.result.ok) return;
    const { state, unknown } = checks.result.value;
    const { rules } = gameOf(game);
    const after = line.reduce<unknown>((before, move) => {
      const next = rules.apply(before, move);
      return next.ok ? next.value : before;
    }, state);
    fill(positionOf(game, after, unknown));
    window.scrollTo(0, 0);
  }
  const choose = (id: string): void => draft.change((before) => choosePlace(before, id));
  const typed = useTypedCards({
    onCard: put,
    onTakeBack: takeLast,
    onMove: (direction) => choose(placeTowards(table, setUp.chosen, direction, isMirrored)),
  });

  return (
    <Page
      name="set-up"
      title={t`Set up a position`}
      back={gameAddress(game)}
      problem={draft.problem}
      settings={<SettingsButton />}
      tools={
        <>
          <UndoButtons {...draft} />
          <Button
            aria-disabled={isEmpty || undefined}
            onClick={() => draft.change((before) => (isEmpty ? before : emptySetUp(table)))}
          >
            {t({ message: 'Clear', context: 'the table' })}
          </Button>
          <Button onClick={() => fill(positionOfDeal(game, randomDeal()))}>
            {t`Deal as usual`}
          </Button>
        </>
      }
    >
      <div className="set-up-parts">
        <div className="set-up-main" style={{ '--suits': suitRows(table).length }}>
          <SetUpBoard
            table={table}
            setUp={shown}
            onPlace={choose}
            onCard={(id, index) => draft.change((before) => pressCard(table, before, id, index))}
          />
          <PlaceRow
            table={table}
            setUp={shown}
            typed={typed}
            onTakeBack={(index) => draft.change((before) => takeBack(table, before, index))}
          />
          <Palette
            table={table}
            setUp={setUp}
            isFaceDown={isFaceDown}
            onCard={put}
            onFaceDown={setIsFaceDown}
            onTakeBack={takeLast}
          />
        </div>
        <div className="set-up-side">
          <ChecksPanel table={table} setUp={checked} checks={checks} onMove={play} />
          <PasteForm game={game} onRead={fill} />
          <CopyForms table={table} setUp={setUp} />
          <section className="panel" aria-label={t`Game`}>
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
                value={String(setUp.redeals ?? maxRedeals)}
                choices={redealChoices(maxRedeals)}
                onChange={(value) =>
                  draft.change((before) => ({ ...before, redeals: Number(value) }))
                }
              />
            )}
          </section>
        </div>
      </div>
    </Page>
  );
}
