import { t } from '@lingui/core/macro';
import { Fragment } from 'react';
import type { Capabilities } from './capabilities';

/** Keys with the same effect. */
type KeyHelp = readonly [keys: readonly string[], effect: string];

function cardKeysOf(can: Capabilities): readonly KeyHelp[] {
  const [enter, space] = [
    t({ message: 'Enter', context: 'key' }),
    t({ message: 'Space', context: 'key' }),
  ];
  if (can.playsItself) return [[['D'], t`the next step`]];
  if (can.removesAtOnce) return [[[space, enter], t`select the card, or deselect it`]];
  if (can.selects && !can.waits) return [[[space], t`select the card, or deselect it`]];
  if (can.selects) {
    return [
      [[space], t`select the card, or deselect it`],
      [[enter], t`replace the selected cards`],
    ];
  }
  return [
    [[enter], t`tap the card`],
    [[space], t`lift the card; the arrows then choose a place, Space drops it, Esc puts it back`],
  ];
}

function keysOf(can: Capabilities): readonly KeyHelp[] {
  const keys: readonly (KeyHelp | false)[] = [
    [
      [
        t({ message: 'Arrow keys', context: 'key' }),
        t({ message: 'Home', context: 'key' }),
        t({ message: 'End', context: 'key' }),
      ],
      t`move between cards and piles`,
    ],
    can.hasColumns && [
      [t({ message: '1 to 9', context: 'key' }), '0'],
      t`the top card of that column; 0 is the tenth`,
    ],
    ...cardKeysOf(can),
    can.hasStock && [['D', t({ message: 'Space', context: 'key' })], t`new cards from the stock`],
    can.hasAutoComplete && [['A'], t`auto-complete, where it is offered`],
    can.hasChoice && [['V'], t`the analysis`],
    can.hasChoice && [['←', '→'], t`in the analysis: a step back, a step on`],
    [['P'], can.hasChoice ? t`replay the moves that were undone` : t`play by itself, and pause`],
    [['U', t`Ctrl+Z`], t`undo; held down, it rewinds`],
    [['R', t`Ctrl+Y`, t`Ctrl+Shift+Z`], t({ message: 'redo', context: 'what a key does' })],
    can.hasHint && [['H'], t({ message: 'hint', context: 'what a key does' })],
    [['N'], t({ message: 'new game', context: 'what a key does' })],
    [[t`Shift+R`], t`the same cards again`],
    [['?', 'F1'], t`this page`],
  ];
  return keys.filter((key) => key !== false);
}

/** The keys, and where they work with a screen reader, which takes most of them itself. */
export const Keys = ({ can }: { readonly can: Capabilities }) => (
  <>
    <dl className="shortcuts">
      {keysOf(can).map(([keys, effect]) => (
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
    <p>{t`With a screen reader, the keys work while the focus is on the table.`}</p>
    <p>{t`With a screen reader on a phone, a double tap on a card makes its best move.`}</p>
  </>
);
