/** The gestures that Help shows as pictures. */
export type GestureName = 'drag' | 'tap' | 'doubleTap' | 'draw' | 'peek' | 'select' | 'replace';

/** A card in the drawing, which is 100 wide and 64 high. */
const card = (x: number, y: number, kind = 'face') => (
  <rect data-kind={kind} x={x} y={y} width="26" height="36" rx="3" />
);

/** The fingertip, or the pointer. */
const finger = (x: number, y: number) => <circle data-kind="finger" cx={x} cy={y} r="6" />;

const ring = (x: number, y: number, r: number) => <circle data-kind="ring" cx={x} cy={y} r={r} />;

const arrow = (d: string) => <path data-kind="arrow" d={d} />;

const PICTURES = {
  drag: (
    <>
      {card(6, 20, 'empty')}
      {card(64, 8)}
      {arrow('M24 40C36 56 52 52 60 40M60 50V40H50')}
      {finger(77, 30)}
    </>
  ),
  tap: (
    <>
      {card(8, 14)}
      {ring(21, 34, 10)}
      {finger(21, 34)}
      {arrow('M40 32H64M57 25L64 32L57 39')}
      {card(68, 14, 'empty')}
    </>
  ),
  doubleTap: (
    <>
      {card(8, 24)}
      {ring(21, 42, 10)}
      {ring(21, 42, 15)}
      {finger(21, 42)}
      {arrow('M38 34C46 22 54 18 64 18M56 12L64 18L58 26')}
      {card(68, 4, 'empty')}
    </>
  ),
  draw: (
    <>
      {card(10, 14, 'back')}
      {ring(23, 34, 10)}
      {finger(23, 34)}
      {arrow('M42 32H58M52 26L58 32L52 38')}
      {card(62, 14)}
    </>
  ),
  peek: (
    <>
      {card(28, 4)}
      {card(34, 14)}
      {card(40, 24)}
      {ring(36, 12, 10)}
      {finger(36, 12)}
      {arrow('M70 12H84M77 5V19')}
    </>
  ),
  select: (
    <>
      {card(14, 10, 'marked')}
      {card(54, 10, 'marked')}
      {finger(27, 34)}
      {finger(67, 34)}
    </>
  ),
  replace: (
    <>
      {card(6, 14, 'marked')}
      {card(22, 14, 'marked')}
      {arrow('M54 32H70M64 26L70 32L64 38')}
      {card(72, 14, 'empty')}
    </>
  ),
} as const;

/** A small drawing of a gesture; the text beside it says the same. */
export const GesturePicture = ({ gesture }: { readonly gesture: GestureName }) => (
  <svg className="gesture-picture" viewBox="0 0 100 64" aria-hidden="true">
    {PICTURES[gesture]}
  </svg>
);
