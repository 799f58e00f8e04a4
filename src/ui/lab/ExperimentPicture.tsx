import { memo } from 'react';
import { COLOUR_COUNTS } from '../charts/HeatMap';

/** What the small chart of an experiment shows: its own result, as it was counted once. */
export type Picture =
  /** Shares from 0 to 1 as bars, of which one may be marked. */
  | { readonly bars: readonly number[]; readonly marked?: number }
  /** A share as it settles down, and the one that theory knows. */
  | { readonly line: readonly number[]; readonly theory: number }
  /** Shares from 0 to 1 as coloured cells, row by row. */
  | { readonly cells: readonly (readonly number[])[]; readonly isDiverging?: boolean };

/** Width and height of the drawing, in its own units. */
const [WIDTH, HEIGHT] = [120, 36];
/** The part of a bar’s place that it fills. */
const BAR_SHARE = 0.72;

/** The chart of an experiment, as large as a picture; hidden from assistive technology. */
export const ExperimentPicture = memo(function ExperimentPicture({
  picture,
}: {
  readonly picture: Picture;
}) {
  return (
    <svg
      className="experiment-picture"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {'bars' in picture && <Bars {...picture} />}
      {'line' in picture && <Line {...picture} />}
      {'cells' in picture && <Cells {...picture} />}
    </svg>
  );
});

function Bars({ bars, marked }: Extract<Picture, { bars: readonly number[] }>) {
  const step = WIDTH / bars.length;
  return bars.map((share, i) => {
    const height = Math.max(1, share * HEIGHT);
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other name
        key={i}
        x={(i + (1 - BAR_SHARE) / 2) * step}
        y={HEIGHT - height}
        width={BAR_SHARE * step}
        height={height}
        data-marked={i === marked || undefined}
      />
    );
  });
}

function Line({ line, theory }: Extract<Picture, { line: readonly number[] }>) {
  const y = (share: number): number => HEIGHT * (1 - share);
  const points = line.map((share, i) => `${(i / (line.length - 1)) * WIDTH} ${y(share)}`);
  return (
    <>
      <path data-kind="theory" d={`M0 ${y(theory)}H${WIDTH}`} />
      <path d={`M${points.join('L')}`} />
    </>
  );
}

function Cells({ cells, isDiverging }: Extract<Picture, { cells: readonly unknown[] }>) {
  const map = isDiverging ? 'diverging' : 'sequential';
  const count = COLOUR_COUNTS[map];
  const height = HEIGHT / cells.length;
  return cells.flatMap((row, i) =>
    row.map((share, j) => (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: cells have no other name
        key={`${i} ${j}`}
        x={(j * WIDTH) / row.length}
        y={i * height}
        // Without a seam between them.
        width={WIDTH / row.length + 0.2}
        height={height + 0.2}
        style={{ fill: `var(--${map}-${Math.min(count - 1, Math.floor(share * count))})` }}
      />
    )),
  );
}
