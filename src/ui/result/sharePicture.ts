import type { PlayedGame } from '../../persistence/record';
import { suitPath } from '../parts/suitPath';
import { progressOf } from './shareText';

const [WIDTH, HEIGHT] = [1200, 630] as const;
const [FELT, EDGE, PAPER, INK, RED, GOLD] = [
  '#1f6b48',
  '#0b3323',
  '#fdfcf7',
  '#1b1f23',
  '#b3202c',
  '#f2c14e',
];
const FONT = 'Inter, system-ui, sans-serif';

/** Draws a game as a picture to share: its first lines over the felt, the four aces, and its progress. */
export async function sharePicture(
  game: PlayedGame,
  lines: readonly string[],
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const felt = pen.createRadialGradient(WIDTH / 2, 0, 0, WIDTH / 2, HEIGHT / 2, WIDTH * 0.7);
  felt.addColorStop(0, FELT);
  felt.addColorStop(1, EDGE);
  pen.fillStyle = felt;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  for (let suit = 0; suit < 4; suit++)
    drawAce(pen, suit, 330 + suit * 180, 190, (suit - 1.5) * 0.1);
  pen.textAlign = 'center';
  lines.forEach((line, i) => {
    pen.fillStyle = i === 0 ? '#fff' : '#d3e3d6';
    pen.font = `${i === 0 ? 700 : 400} ${i === 0 ? 44 : 32}px ${FONT}`;
    pen.fillText(line, WIDTH / 2, 402 + i * 52, WIDTH - 120);
  });
  pen.fillStyle = GOLD ?? '';
  progressOf(game).forEach((level, i) => {
    const height = 10 + level * 8;
    pen.fillRect(WIDTH / 2 - 170 + i * 35, 585 - height, 25, height);
  });
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'));
}

function drawAce(
  pen: CanvasRenderingContext2D,
  suit: number,
  x: number,
  y: number,
  turn: number,
): void {
  const ink = (suit < 2 ? RED : INK) ?? '';
  pen.save();
  pen.translate(x, y + Math.abs(turn) * 90);
  pen.rotate(turn);
  pen.fillStyle = PAPER ?? '';
  pen.shadowColor = '#0006';
  pen.shadowBlur = 18;
  pen.beginPath();
  pen.roundRect(-85, -120, 170, 240, 14);
  pen.fill();
  pen.shadowBlur = 0;
  pen.fillStyle = ink;
  pen.font = `700 40px ${FONT}`;
  pen.textAlign = 'center';
  pen.fillText('A', -60, -76);
  pen.fill(new Path2D(suitPath(suit)));
  pen.restore();
}
