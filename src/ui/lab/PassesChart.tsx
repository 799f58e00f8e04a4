import { useMemo } from 'react';
import { passes, type ShuffleName } from '../../lab/shuffleStudy';
import { Chart } from '../charts/Chart';
import { PlotAxes } from '../charts/PlotAxes';
import { cellAt, cellPath, rowsPlot } from '../charts/plot';
import { CellCursor } from './CellCursor';
import { describePasses } from './text';

/** The colours of the sequential map. */
const COLOURS = 13;
/** Pixels between two rows. */
const ROW_GAP = 3;
/** The places that the axes name, counted from 1. */
export const NAMED_PLACES = [1, 13, 26, 39, 52];

/** `1 pass`, `7 passes`. */
export const passesText = (count: number): string => (count === 1 ? '1 pass' : `${count} passes`);

interface PassesChartProps {
  readonly name: ShuffleName;
  readonly label: string;
  readonly cards: number;
  readonly count: number;
}

/** A sorted deck after each of some passes, every card in the colour of its first place. */
export function PassesChart({ name, label, cards, count }: PassesChartProps) {
  const decks = useMemo(() => passes(name, cards, count), [name, cards, count]);
  const isRestored = count > 0 && decks.at(-1)?.every((card, i) => card === i);
  const grid = [cards, decks.length] as const;
  const at = (index: number): readonly [pass: number, place: number] => [
    Math.floor(index / cards),
    index % cards,
  ];
  return (
    <Chart
      title={`The deck after each pass: ${label}`}
      summary={
        <>
          <span>{`${describePasses(count)}; each card in the colour of its first place.`}</span>
          {isRestored && (
            <strong>{` After ${passesText(count)} the deck is in its first order again.`}</strong>
          )}
        </>
      }
      source={`${label} shuffle of ${cards} cards`}
      fileName={`shuffle-${name}-passes`}
      table={{
        columns: [
          { label: 'Passes', kind: 'count' },
          { label: 'First places of the cards, in order', kind: 'text' },
        ],
        rows: decks.map((deck, pass) => [pass, deck.map((card) => card + 1).join(' ')]),
      }}
      readings={{
        count: cards * decks.length,
        columns: cards,
        first: 0,
        describe: (index) => {
          const [pass, place] = at(index);
          return `After ${passesText(pass)}, place ${place + 1}: the card of place ${(decks[pass]?.[place] ?? 0) + 1}.`;
        },
      }}
      shape={(width, em) => rowsPlot(width, em, decks.length, 1.7 * em)}
      indexAt={(plot, point) => {
        const cell = cellAt(plot, grid, point);
        return cell && cell.row * cards + cell.column;
      }}
    >
      {(plot, active) => (
        <>
          {colourCells(decks, cards).map((cells, colour) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a path is identified by its colour
              key={colour}
              className="chart-cells"
              d={cellPath(plot, grid, cells, ROW_GAP)}
              style={{ fill: `var(--sequential-${colour})` }}
            />
          ))}
          <PlotAxes
            plot={plot}
            grid={false}
            x={{
              title: 'Place in the deck',
              ticks: NAMED_PLACES.map((place) => ({
                at: (place - 0.5) / cards,
                label: String(place),
              })),
            }}
            y={{
              title: 'Passes',
              ticks: decks.map((_, pass) => ({
                at: 1 - (pass + 0.5) / decks.length,
                label: String(pass),
              })),
            }}
          />
          <CellCursor plot={plot} grid={grid} active={active} gap={ROW_GAP} />
        </>
      )}
    </Chart>
  );
}

/** For each colour the cells that have it. */
function colourCells(decks: readonly (readonly number[])[], cards: number) {
  const cells = Array.from({ length: COLOURS }, (): { row: number; column: number }[] => []);
  for (const [row, deck] of decks.entries()) {
    for (const [column, card] of deck.entries()) {
      cells[Math.floor((card / cards) * COLOURS)]?.push({ row, column });
    }
  }
  return cells;
}
