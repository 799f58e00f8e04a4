import { Fragment } from 'react';
import type { AnyGame } from '../../engine/game';
import { Dialog } from '../parts/Dialog';
import './HelpDialog.css';

interface HelpDialogProps {
  readonly game: AnyGame;
  readonly onAbout: () => void;
  readonly onClose: () => void;
}

/** How to move, by the game's kind of input. */
const MOVES: Readonly<Record<AnyGame['input'], readonly string[]>> = {
  drag: [
    'Drag a card with all that lies on it; drop it anywhere on a column that takes it.',
    'Tap or click a card and it goes to the best place; a second tap takes it to the next.',
    'Double-click a card to send it to its foundation.',
    'Hold a covered card, or right-click it, to see it whole.',
  ],
  select: [
    'Tap or click cards to select them, again to put them back; then press Replace.',
    'Hold a card, or right-click it, to see its point value.',
    'Autoplay shows the automatic player, a bet with the deck and the transcript.',
  ],
  step: [
    'Step plays the next step, as does a click on the pile whose turn it is; Play goes on by itself.',
    'Before the first step you can bet on the end.',
    'Autoplay shows the transcript; a click on a line goes there. Once the end is reached, a slider covers the whole game.',
  ],
};

/** Keys with the same effect. */
type KeyHelp = readonly [keys: readonly string[], effect: string];

const KEYS: Readonly<Record<AnyGame['input'], readonly KeyHelp[]>> = {
  drag: [
    [['Enter'], 'tap the card'],
    [
      ['Space'],
      'lift the card; the arrows then walk its targets, Space drops it, Esc puts it back',
    ],
    [['D', 'Space'], 'draw from the stock'],
    [['A'], 'auto-complete, where it is offered'],
    [['/'], 'the console: moves as lines of text; ? there lists them'],
  ],
  select: [
    [['Space'], 'select the card, or put it back'],
    [['Enter'], 'replace the selected cards'],
    [['P'], 'play by itself, and pause'],
  ],
  step: [
    [['D', 'Space'], 'the next step'],
    [['P'], 'play by itself, and pause'],
  ],
};

const COMMON_KEYS: readonly KeyHelp[] = [
  [['U', 'Ctrl+Z'], 'undo'],
  [['R', 'Ctrl+Y', 'Ctrl+Shift+Z'], 'redo'],
  [['H'], 'hint'],
  [['N'], 'new game'],
  [['Shift+R'], 'restart the deal'],
  [['?', 'F1'], 'this page'],
];

const keysOf = ({ input }: AnyGame): readonly KeyHelp[] => [
  [['Arrow keys', 'Home', 'End'], 'move between cards and piles'],
  ...KEYS[input],
  ...COMMON_KEYS,
];

/** The rules of the game, how to move, and the keys. */
export default function HelpDialog({ game, onAbout, onClose }: HelpDialogProps) {
  return (
    <Dialog title={game.name} onClose={onClose}>
      <h3>Rules</h3>
      <ul>
        {game.howToPlay.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <h3>Moves</h3>
      <ul>
        {MOVES[game.input].map((move) => (
          <li key={move}>{move}</li>
        ))}
      </ul>
      <h3>Keys</h3>
      <dl className="shortcuts">
        {keysOf(game).map(([keys, effect]) => (
          <Fragment key={effect}>
            <dt>
              {keys.map((key, i) => (
                <Fragment key={key}>
                  {i > 0 && ' '}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{effect}</dd>
          </Fragment>
        ))}
      </dl>
      <p>
        <button type="button" className="button" onClick={onAbout}>
          About Patience Lab
        </button>
      </p>
    </Dialog>
  );
}
