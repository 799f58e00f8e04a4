import { Fragment } from 'react';
import type { AnyGame } from '../../engine/game';
import { Dialog } from '../parts/Dialog';
import { type Gesture, GesturePicture } from './GesturePicture';
import './HelpDialog.css';

interface HelpDialogProps {
  readonly game: AnyGame;
  readonly onAbout: () => void;
  /** Opens the choice of rules, if the game has one. */
  readonly onRules: (() => void) | undefined;
  readonly onClose: () => void;
}

/** How to move, by the game’s kind of input; with a picture where there is a gesture. */
const MOVES: Readonly<Record<AnyGame['input'], readonly (readonly [string, Gesture?])[]>> = {
  drag: [
    ['Drag a card, with the cards on it, and drop it anywhere on a column that takes it.', 'drag'],
    ['Tap a card: it goes to the best place. Tap again for the next place.', 'tap'],
    ['Double-tap a card to send it to its foundation.', 'doubleTap'],
    ['Tap the stock to draw.', 'draw'],
    ['Hold a covered card, or right-click it, to see all of it.', 'peek'],
  ],
  select: [
    ['Tap cards to select them; tap again to let go of them.', 'select'],
    ['Press Replace when the cards go together.', 'replace'],
    ['Hold a card, or right-click it, to see its points.', 'peek'],
    ['Autoplay shows the automatic player, a bet with the deck and the transcript.'],
  ],
  step: [
    ['Step makes the next step; so does a tap on the pile whose turn it is.', 'draw'],
    ['Play goes on by itself.'],
    ['Before the first step you can bet on the end.'],
    [
      'Autoplay shows the transcript; tap a line of it to go there. At the end, a slider covers the game.',
    ],
  ],
};

/** Keys with the same effect. */
type KeyHelp = readonly [keys: readonly string[], effect: string];

const KEYS: Readonly<Record<AnyGame['input'], readonly KeyHelp[]>> = {
  drag: [
    [['Enter'], 'tap the card'],
    [['Space'], 'lift the card; the arrows then choose a place, Space drops it, Esc puts it back'],
    [['D', 'Space'], 'draw from the stock'],
    [['A'], 'auto-complete, where it is offered'],
    [['V'], 'the analysis'],
    [['/'], 'the console: type moves; ? lists them'],
  ],
  select: [
    [['Space'], 'select the card, or let go of it'],
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
export default function HelpDialog({ game, onAbout, onRules, onClose }: HelpDialogProps) {
  return (
    <Dialog title={game.name} onClose={onClose}>
      <h3>Rules</h3>
      <ul>
        {game.howToPlay.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {onRules && (
        <button type="button" className="button" onClick={onRules}>
          Change the rules
        </button>
      )}
      <h3>Moves</h3>
      <ul className="gestures">
        {MOVES[game.input].map(([move, gesture]) => (
          <li key={move}>
            {gesture ? <GesturePicture gesture={gesture} /> : <span />}
            {move}
          </li>
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
