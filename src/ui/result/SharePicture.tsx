import { t } from '@lingui/core/macro';
import { type Ref, useMemo } from 'react';
import { suitOf } from '../../engine/card';
import { playsItself } from '../../engine/game';
import { present } from '../../engine/history';
import { gameOf } from '../../games/index';
import type { PlayedGame } from '../../persistence/record';
import { FullFace } from '../parts/cards/CardFace';
import { splitName } from '../parts/gameName';
import { drawingOf } from '../parts/MiniTable';
import { levelsOf } from './shareText';

/** The size of the picture, the one that chat programs show whole. */
export const PICTURE = { width: 1200, height: 630 };

/** Where the words begin, how wide they may be, and where the table lies beside them. */
const WORDS = { x: 56, width: 410 };
const TABLE = { x: 500, y: 48, width: 664, height: 536 };
/** The colours are those of the page. */
const GOLD = { fill: 'var(--accent)', fontWeight: 600 };
const OUTLINE = { fill: 'var(--pile-base)', stroke: 'var(--outline)', strokeWidth: 0.15 };
const CARD = { fill: 'var(--card)', stroke: 'var(--card-edge)', width: 100, height: 140, rx: 9 };

interface SharePictureProps {
  readonly game: PlayedGame;
  /** The deal, how it went, and more about that. */
  readonly lines: readonly string[];
  readonly ref: Ref<SVGSVGElement>;
}

/** The picture of a game to share: its name and how it went, beside the deal with the cards of the table. */
export function SharePicture({ game, lines, ref }: SharePictureProps) {
  const { variant } = game.record;
  const { name } = gameOf(variant);
  const title = splitName(name);
  const [deal = '', result = '', ...more] = lines;
  const isOver = game.record.result !== undefined;
  return (
    <svg
      ref={ref}
      className="share-picture"
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      role="img"
      aria-label={[name, ...lines].join('. ')}
    >
      <defs>
        <radialGradient id="share-felt" cx="0.5" cy="0" r="1">
          <stop stopColor="var(--felt)" />
          <stop stopColor="var(--felt-edge)" offset="1" />
        </radialGradient>
      </defs>
      <rect {...PICTURE} fill="url(#share-felt)" />
      <text {...GOLD} x={WORDS.x} y="104" fontSize="30">
        Patience Lab
      </text>
      <Line weight={700} size={76} y={222} text={title.game} />
      <Line size={34} y={274} text={[title.rules, deal].filter(Boolean).join(' · ')} />
      <Line weight={600} size={40} y={378} text={result} />
      {more.map((line, i) => (
        <Line key={line} size={32} y={428 + 44 * i} text={line} />
      ))}
      {isOver && <Progress levels={levelsOf(game)} />}
      <DealtTable played={game} />
    </svg>
  );
}

interface LineProps {
  readonly text: string;
  readonly size: number;
  readonly y: number;
  readonly weight?: number;
}

/** A line of words, in smaller letters if it is too long for its place. */
function Line({ text, size, y, weight }: LineProps) {
  const max = WORDS.width / (0.54 * Math.max(1, [...text].length));
  return (
    <text x={WORDS.x} y={y} fontSize={Math.min(size, max)} fontWeight={weight}>
      {text}
    </text>
  );
}

/** How near to the win the game was at ten moments. */
const Progress = ({ levels }: { readonly levels: readonly number[] }) => (
  <g {...GOLD}>
    <path d={levels.map(barOf).join('')} />
    <text x={WORDS.x + 274} y="576" fontSize="26">
      {t`Progress`}
    </text>
  </g>
);

const barOf = (level: number, i: number): string => {
  const height = 10 + level * 7;
  return `M${WORDS.x + i * 26} 576h18v${-height}h-18z`;
};

/** The deal as it lies before the first move; of a game that plays itself, as far as it has gone. */
function DealtTable({ played: { record, history } }: { readonly played: PlayedGame }) {
  const game = gameOf(record.variant);
  const state = playsItself(game) ? present(history) : history.initial;
  const { cards, outlines, boxes, frame } = useMemo(
    () => drawingOf(game.table.view(state)),
    [game, state],
  );
  return (
    <svg {...TABLE} viewBox={frame.join(' ')} aria-hidden="true">
      {outlines.map(({ id, ...box }) => (
        <rect key={id} {...OUTLINE} rx={0.09 * box.width} {...box} />
      ))}
      {cards.map(({ card, faceUp, strip, scale }, i) => {
        const { x = 0, y = 0 } = boxes[i] ?? {};
        return (
          <g
            key={card}
            className="suited"
            data-suit={suitOf(card)}
            data-covered={strip > 0 || undefined}
            transform={`translate(${x} ${y}) scale(${0.1 * scale})`}
          >
            <rect {...CARD} />
            {faceUp ? <FullFace card={card} /> : <Back />}
          </g>
        );
      })}
    </svg>
  );
}

/** A back in the colours of the player’s. */
const Back = () => (
  <g stroke="var(--back-line)" strokeWidth="1.6">
    <rect x="5" y="5" width="90" height="130" rx="6" fill="var(--back)" />
    <path fill="none" d="M10 10h80v120H10zM50 34l24 36-24 36-24-36zM50 46l16 24-16 24-16-24z" />
  </g>
);
