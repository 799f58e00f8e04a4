import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { hasFairHints } from '../../chance/registry';
import { aboutGame } from '../../games/about';
import type { VariantId } from '../../games/index';
import { consoleGameOf } from '../../games/lines';
import { hasSolver } from '../../solver/registry';
import { Button } from '../parts/Button';
import { useSettings } from '../parts/context';
import { Dialog } from '../parts/Dialog';
import { useGameName } from '../parts/gameName';
import { lastInputWasKeyboard } from '../parts/input';
import { isMedia } from '../parts/media';
import { Slots, slot } from '../parts/Slots';
import { type Capabilities, capabilitiesOf } from './capabilities';
import { type GestureName, GesturePicture } from './GesturePicture';
import { Keys } from './Keys';
import '../parts/panel.css';
import './HelpDialog.css';

interface HelpDialogProps {
  readonly id: VariantId;
  /** Opens the rules of the game. Undefined where no game is played: `id` is then one whose moves most games have. */
  readonly onRules?: (() => void) | undefined;
  readonly onSettings: () => void;
  readonly onClose: () => void;
}

/** A way to move, with a picture where there is a gesture. */
type MoveHelp = readonly [move: string, gesture?: GestureName];

/** The ways to move. Those of the mouse are included if the pointer `hovers`: a finger has no right button. */
function movesOf(can: Capabilities, hovers: boolean): readonly MoveHelp[] {
  if (can.playsItself) {
    return [
      [
        t({
          message: 'Step makes the next step; so does a tap on the pile whose turn it is.',
          comment: '“Step” is the name of a button',
        }),
        'draw',
      ],
      [t({ message: 'Play goes on by itself.', comment: '“Play” is the name of a button' })],
      [t`Before the first step you can guess how it ends.`],
      [t`The steps are in a list; tap one to go there. At the end, a slider covers the game.`],
    ];
  }
  const { selects } = can;
  const moves: readonly (MoveHelp | false)[] = [
    selects && [t`Tap cards to select them; tap again to deselect them.`, 'select'],
    selects && togetherInWords(can),
    !selects && [
      t`Drag a card, with the cards on it, and drop it anywhere on a pile that takes it.`,
      'drag',
    ],
    !selects && [t`Tap a card: it goes to the best place. Tap again for the next place.`, 'tap'],
    !selects &&
      can.hasFoundations && [t`Double-tap a card to send it to its foundation.`, 'doubleTap'],
    can.hasStock && [t`Tap the stock for new cards.`, 'draw'],
    [can.hasDetails ? detailsInWords(hovers) : peekInWords(hovers), 'peek'],
    !can.hasChoice && [
      t({
        message:
          'Steps, in the menu at the end of the bar, lists what was played, and plays on by itself.',
        comment: '“Steps” is the name of a button',
      }),
    ],
  ];
  return moves.filter((move) => move !== false);
}

const detailsInWords = (hovers: boolean): string =>
  hovers
    ? t`Hold a card, or right-click it, to see its points.`
    : t`Hold a card to see its points.`;

const peekInWords = (hovers: boolean): string =>
  hovers
    ? t`Hold a covered card, or right-click it, to see all of it.`
    : t`Hold a covered card to see all of it.`;

/** What makes the selected cards go. */
function togetherInWords({ removesAtOnce, waits }: Capabilities): MoveHelp {
  if (removesAtOnce) return [t`Or drag a card, and drop it on the card that it goes with.`, 'drag'];
  return waits
    ? [
        t({
          message: 'Press Replace when the cards go together.',
          comment: '“Replace” is the name of a button',
        }),
        'replace',
      ]
    : [t`Cards that go together are removed at once.`];
}

/** What hints and the analysis say, and which cards they look at. */
function hintsHelp(id: VariantId, can: Capabilities, isAllSeeing: boolean): readonly string[] {
  const isFair = hasFairHints(id);
  const hint =
    isFair && !isAllSeeing
      ? t`Hint shows the best move it finds. It looks only at the cards you have seen.`
      : t`Hint shows a good move.`;
  const analysis = isFair
    ? t`Analysis compares your moves by the cards you have seen. Only when you ask does the solver look at all cards, and say whether you can still win.`
    : t`Analysis says whether you can still win, and shows a solution.`;
  return [...(can.hasHint ? [hint] : []), ...(hasSolver(id) ? [analysis] : [])];
}

interface SectionProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of the help under its heading. One is open at a time, so that all headings stay in sight. */
const Section = ({ title, isOpen = false, children }: SectionProps) => (
  <details name="help" open={isOpen}>
    <summary>
      <h3>{title}</h3>
    </summary>
    {children}
  </details>
);

const Sentences = ({ texts }: { readonly texts: readonly string[] }) =>
  texts.map((text) => <p key={text}>{text}</p>);

/** What is typed in the console of a game. */
function TypedMoves({ lines }: { readonly lines: readonly string[] }) {
  const key = slot(0);
  return (
    <>
      <p>
        <Slots
          text={t`${key} opens a console. There a move is typed:`}
          parts={[<kbd key="/">/</kbd>]}
        />
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** How to move, what hints look at, the keys, where games are kept, how a move is written. For a player who uses keys, those come first. */
export default function HelpDialog({ id, onRules, onSettings, onClose }: HelpDialogProps) {
  const game = consoleGameOf(id);
  const name = useGameName()(id);
  const settings = useSettings();
  const can = capabilitiesOf(game, settings);
  // A touch screen has no keys.
  const hovers = !isMedia('(hover: none) and (pointer: coarse)');
  const [usesKeys] = useState(lastInputWasKeyboard);
  const hints = hintsHelp(id, can, settings.hints === 'solver');
  const keys = (
    <Section title={t`Keys`} isOpen={usesKeys}>
      <Keys can={can} />
    </Section>
  );
  return (
    <Dialog title={t`How to play`} onClose={onClose}>
      {onRules && (
        <>
          <p>
            <strong>{name}</strong> · {aboutGame(id)}
          </p>
          <Button onClick={onRules}>{t`Rules of the game`}</Button>
        </>
      )}
      {usesKeys && keys}
      <Section title={t({ message: 'Moves', context: 'how cards are moved' })} isOpen={!usesKeys}>
        <ul className="gestures plain-list">
          {movesOf(can, hovers).map(([move, gesture]) => (
            <li key={move}>
              {gesture ? <GesturePicture gesture={gesture} /> : <span />}
              {move}
            </li>
          ))}
        </ul>
      </Section>
      {hints.length > 0 && (
        <Section title={t`Hints and analysis`}>
          <Sentences texts={hints} />
        </Section>
      )}
      {hovers && !usesKeys && keys}
      <Section title={t`Your games`}>
        <Sentences
          texts={[
            t`Every game is saved after each move, in this browser on this device. Nothing is sent anywhere.`,
            t`Clearing the browser’s data deletes your games. A backup keeps them, and takes them to another device.`,
          ]}
        />
        <Button onClick={onSettings}>{t`Settings`}</Button>
      </Section>
      <Section title={t`For programmers`}>
        <p>{t`Press the name above a game: its cards in Python are under “For programmers”. In games that play by themselves, your program’s output can be compared there, line by line.`}</p>
        {onRules && can.hasChoice && <TypedMoves lines={game.lines.moveHelp()} />}
        <a className="button" href="#/courses">{t`For courses`}</a>
      </Section>
    </Dialog>
  );
}
