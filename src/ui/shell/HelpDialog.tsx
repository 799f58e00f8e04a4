import { Fragment } from 'react';
import { Dialog } from './Dialog';

interface HelpDialogProps {
  readonly name: string;
  readonly rules: readonly string[];
  readonly onClose: () => void;
}

const MOVES = [
  'Drag a card with all that lies on it; let it go anywhere in a column that takes it.',
  'Tap or click a card and it goes to the best place; a second tap takes it to the next.',
  'Double-click a card to send it to its foundation.',
  'Hold a covered card, or press the right button on it, to see it whole.',
] as const;

const KEYS: readonly (readonly [keys: readonly string[], what: string])[] = [
  [['Arrow keys', 'Home', 'End'], 'walk over the table'],
  [['Enter'], 'tap the card'],
  [['Space'], 'lift the card; the arrows then walk its targets, Space drops it, Esc puts it back'],
  [['D', 'Space'], 'draw from the stock'],
  [['U', 'Ctrl+Z'], 'undo'],
  [['R', 'Ctrl+Y', 'Ctrl+Shift+Z'], 'redo'],
  [['H'], 'hint'],
  [['A'], 'auto-complete, where it is offered'],
  [['N'], 'new deal'],
  [['Shift+R'], 'same deal again'],
  [['?', 'F1'], 'this page'],
];

/** The rules of the game and every way to move. */
export default function HelpDialog({ name, rules, onClose }: HelpDialogProps) {
  return (
    <Dialog title={name} onClose={onClose}>
      <h3>Rules</h3>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <h3>Moves</h3>
      <ul>
        {MOVES.map((move) => (
          <li key={move}>{move}</li>
        ))}
      </ul>
      <h3>Keys</h3>
      <dl className="keys">
        {KEYS.map(([keys, what]) => (
          <Fragment key={what}>
            <dt>
              {keys.map((key, i) => (
                <Fragment key={key}>
                  {i > 0 && ' '}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </dt>
            <dd>{what}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
