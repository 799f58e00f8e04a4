import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type MouseEvent, useMemo, useRef } from 'react';
import { type Card, faceOf } from '../../engine/card';
import type { PileId } from '../../engine/view';
import { useSettings } from '../parts/context';
import { closestTo, isModified } from '../parts/input';
import { pileStyle } from '../table/geometry';
import { ARROWS, type Direction, moveFocus, unmirrored } from '../table/keyboard/moveFocus';
import { Felt } from '../table/StillTable';
import { feltStyle } from '../table/Table';
import { type PositionDraft, pileAt, surplusFaces } from './draft';
import type { SetUpTable } from './setUpTable';
import { placeInWords, viewOf } from './setUpView';
import './SetUpBoard.css';

interface SetUpBoardProps {
  readonly table: SetUpTable;
  readonly draft: PositionDraft;
  readonly onPlace: (id: PileId) => void;
  /** Called with the index of a card in its pile, from its bottom. */
  readonly onCard: (id: PileId, index: number) => void;
}

/** The place that an arrow leads to, as it is seen. */
export const placeTowards = (
  { empty }: SetUpTable,
  from: PileId,
  direction: Direction,
  isMirrored: boolean,
): PileId => moveFocus(empty, { id: from, pile: from }, unmirrored(direction, isMirrored)).pile;

/**
 * The table on which a position is set up: its places as buttons, which arrows walk, under its cards, which are drawn for the eye and
 * the finger alone; the row below the table has those of the chosen place as buttons.
 */
export function SetUpBoard({ table, draft, onPlace, onCard }: SetUpBoardProps) {
  const isMirrored = useSettings().leftHanded === 'on';
  const root = useRef<HTMLDivElement>(null);
  const view = useMemo(() => viewOf(table, draft), [table, draft]);
  const surplus = useMemo(() => {
    const surplusOf = surplusFaces(table, draft.piles);
    const cards = view.piles.flatMap(({ cards: all }) => all.map(({ card }) => card));
    return new Set<Card>(cards.filter((card) => surplusOf.has(faceOf(card))));
  }, [table, draft.piles, view]);

  function handleKey(event: KeyboardEvent): void {
    const direction = ARROWS[event.key];
    if (!direction || isModified(event)) return;
    event.preventDefault();
    const next = placeTowards(table, draft.chosen, direction, isMirrored);
    onPlace(next);
    root.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  }

  function pressCard({ target }: MouseEvent): void {
    const { in: id, count } = closestTo(target, '.card')?.dataset ?? {};
    if (id) onCard(id, pileAt(draft, id).length - Number(count));
  }

  return (
    <div className="set-up-table" ref={root}>
      <div className="table" translate="no">
        <div
          className="felt"
          role="application"
          aria-label={t({ message: 'Table', comment: 'the felt with its places for cards' })}
          style={feltStyle(view)}
          onKeyDown={handleKey}
        >
          {table.places.map((place, i) => (
            <button
              key={place.id}
              type="button"
              className="set-up-place"
              tabIndex={place.id === draft.chosen ? 0 : -1}
              aria-pressed={place.id === draft.chosen}
              aria-label={placeInWords(place, pileAt(draft, place.id))}
              data-place={place.id}
              data-column={
                (place.kind === 'tableau' && place.view.fanTo === undefined) || undefined
              }
              style={pileStyle(view.piles[i] ?? place.view)}
              onClick={() => onPlace(place.id)}
            />
          ))}
        </div>
        <div
          className="set-up-cards"
          aria-hidden="true"
          onClick={pressCard}
          onMouseDown={(event) => event.preventDefault()}
        >
          <Felt view={view} highlighted={surplus} />
        </div>
      </div>
    </div>
  );
}
