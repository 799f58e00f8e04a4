import { Fragment } from 'react';
import { type AnyGame, hasChoice, playsItself } from '../../engine/game';
import { Dialog } from '../parts/Dialog';
import { type GestureName, GesturePicture } from './GesturePicture';
import './dialogs.css';

interface HelpDialogProps {
  readonly game: AnyGame;
  /** Opens the sheet with the game’s rules. */
  readonly onRules: () => void;
  readonly onClose: () => void;
}

/** What a game can do, as far as the help mentions it. */
interface Capabilities {
  readonly playsItself: boolean;
  readonly hasChoice: boolean;
  readonly selects: boolean;
  readonly removesAtOnce: boolean;
  readonly hasHint: boolean;
  readonly hasAutoComplete: boolean;
  readonly hasStock: boolean;
  readonly hasFoundations: boolean;
  readonly hasDetails: boolean;
}

function capabilitiesOf(game: AnyGame): Capabilities {
  const { piles } = game.table.view(game.rules.deal('0'));
  return {
    playsItself: playsItself(game),
    hasChoice: hasChoice(game),
    selects: game.selecting !== undefined,
    removesAtOnce: game.selecting?.removesAtOnce === true,
    hasHint: game.advice?.hint !== undefined,
    hasAutoComplete: game.advice?.finish !== undefined,
    hasStock: piles.some(({ kind }) => kind === 'stock'),
    hasFoundations: piles.some(({ kind }) => kind === 'foundation'),
    hasDetails: piles.some(({ cards }) => cards.some(({ detail }) => detail !== undefined)),
  };
}

/** A way to move, with a picture where there is a gesture. */
type MoveHelp = readonly [move: string, gesture?: GestureName];

function movesOf(can: Capabilities): readonly MoveHelp[] {
  if (can.playsItself) {
    return [
      ['Step makes the next step; so does a tap on the pile whose turn it is.', 'draw'],
      ['Play goes on by itself.'],
      ['Before the first step you can guess how it ends.'],
      ['The steps are in a list; tap one to go there. At the end, a slider covers the game.'],
    ];
  }
  const draw: readonly MoveHelp[] = can.hasStock ? [['Tap the stock for new cards.', 'draw']] : [];
  const steps: readonly MoveHelp[] = can.hasChoice
    ? []
    : [
        [
          'Steps, in the menu at the end of the bar, lists what was played, and plays on by itself.',
        ],
      ];
  if (can.selects) {
    return [
      ['Tap cards to select them; tap again to deselect them.', 'select'],
      can.removesAtOnce
        ? ['Or drag a card, and drop it on the card that it goes with.', 'drag']
        : ['Press Replace when the cards go together.', 'replace'],
      ...draw,
      can.hasDetails
        ? ['Hold a card, or right-click it, to see its points.', 'peek']
        : ['Hold a covered card, or right-click it, to see all of it.', 'peek'],
      ...steps,
    ];
  }
  const send: readonly MoveHelp[] = can.hasFoundations
    ? [['Double-tap a card to send it to its foundation.', 'doubleTap']]
    : [];
  return [
    ['Drag a card, with the cards on it, and drop it anywhere on a pile that takes it.', 'drag'],
    ['Tap a card: it goes to the best place. Tap again for the next place.', 'tap'],
    ...send,
    ...draw,
    ['Hold a covered card, or right-click it, to see all of it.', 'peek'],
    ...steps,
  ];
}

/** Keys with the same effect. */
type KeyHelp = readonly [keys: readonly string[], effect: string];

const CARD_KEYS: readonly KeyHelp[] = [
  [['Enter'], 'tap the card'],
  [['Space'], 'lift the card; the arrows then choose a place, Space drops it, Esc puts it back'],
];
const SELECTING_KEYS: readonly KeyHelp[] = [
  [['Space'], 'select the card, or deselect it'],
  [['Enter'], 'replace the selected cards'],
];
const REMOVING_KEYS: readonly KeyHelp[] = [[['Space', 'Enter'], 'select the card, or deselect it']];
const STEP_KEYS: readonly KeyHelp[] = [[['D', 'Space'], 'the next step']];
const STOCK_KEYS: readonly KeyHelp[] = [[['D', 'Space'], 'new cards from the stock']];
const FINISH_KEYS: readonly KeyHelp[] = [[['A'], 'auto-complete, where it is offered']];
const PANEL_KEYS: readonly KeyHelp[] = [
  [['V'], 'the analysis'],
  [['←', '→'], 'in the analysis: a step back, a step on'],
];
const AUTOPLAY_KEYS: readonly KeyHelp[] = [[['P'], 'play by itself, and pause']];
const HINT_KEYS: readonly KeyHelp[] = [[['H'], 'hint']];
const COMMON_KEYS: readonly KeyHelp[] = [
  [['N'], 'new game'],
  [['Shift+R'], 'the same cards again'],
  [['?', 'F1'], 'this page'],
];

function cardKeysOf(can: Capabilities): readonly KeyHelp[] {
  if (can.playsItself) return STEP_KEYS;
  if (can.removesAtOnce) return REMOVING_KEYS;
  return can.selects ? SELECTING_KEYS : CARD_KEYS;
}

const keysOf = (can: Capabilities): readonly KeyHelp[] => [
  [['Arrow keys', 'Home', 'End'], 'move between cards and piles'],
  ...cardKeysOf(can),
  ...(can.hasStock ? STOCK_KEYS : []),
  ...(can.hasAutoComplete ? FINISH_KEYS : []),
  ...(can.hasChoice ? PANEL_KEYS : AUTOPLAY_KEYS),
  [['U', 'Ctrl+Z'], 'undo; held down, it rewinds'],
  [['R', 'Ctrl+Y', 'Ctrl+Shift+Z'], 'redo'],
  ...(can.hasHint ? HINT_KEYS : []),
  ...COMMON_KEYS,
];

/** How to move, the keys, and how a move is written. */
export default function HelpDialog({ game, onRules, onClose }: HelpDialogProps) {
  const can = capabilitiesOf(game);
  // A finger has neither keys nor a right button.
  const hovers = window.matchMedia?.('(hover: none) and (pointer: coarse)').matches !== true;
  return (
    <Dialog title={game.name} onClose={onClose}>
      <button type="button" className="button" onClick={onRules}>
        Rules of the game
      </button>
      <h3>Moves</h3>
      <ul className="gestures plain-list">
        {movesOf(can).map(([move, gesture]) => (
          <li key={move}>
            {gesture ? <GesturePicture gesture={gesture} /> : <span />}
            {hovers ? move : move.replace(', or right-click it,', '')}
          </li>
        ))}
      </ul>
      {hovers && <h3>Keys</h3>}
      <dl className="shortcuts">
        {(hovers ? keysOf(can) : []).map(([keys, effect]) => (
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
      {can.hasChoice && (
        <details>
          <summary>For programmers</summary>
          <p>
            <kbd>/</kbd> opens a console. There a move is typed:
          </p>
          <ul>
            {game.text.moveHelp().map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      )}
    </Dialog>
  );
}
