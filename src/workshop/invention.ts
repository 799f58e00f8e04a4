import type { DealId } from '../engine/dealId';
import type { TableView } from '../engine/view';
import type { Fault } from '../games/common/grammar';

/** A game that is being invented, of whatever kind: its description, and what a page needs to show and to change it. */
export interface Invention {
  /** The description with the word of its kind, as ids have it: `layout;columns=7x4`. Equal descriptions have one text. */
  readonly text: string;
  readonly faults: readonly Fault[];
  /** The rules in words; they need a description without faults. */
  readonly rules: () => readonly string[];
  /** All controls that mean something, in the order of a page. */
  readonly sections: () => readonly Section[];
  /** What can be dragged in the picture. */
  readonly handles: readonly Handle[];
  /** The table of a deal. If a faulty description deals more cards than there are, it has all there are. */
  readonly view: (deal: DealId) => TableView;
}

/** Controls under one title. */
export interface Section {
  readonly title: string;
  readonly controls: readonly Control[];
  /** Why it has no controls. */
  readonly note?: string;
}

/** A number that can be set. */
export interface NumberSetting {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly set: (value: number) => Invention;
}

/** How members are set. Their faults are said beside it, and its name is that of the first one. */
export type Control = { readonly members: readonly [string, ...string[]] } & (
  | {
      readonly kind: 'choice';
      readonly label: string;
      readonly value: string;
      readonly choices: readonly Choice[];
      readonly set: (value: string) => Invention;
    }
  | {
      readonly kind: 'switch';
      readonly label: string;
      readonly isOn: boolean;
      readonly set: (isOn: boolean) => Invention;
    }
  | ({ readonly kind: 'count' } & NumberSetting)
  | PilesControl
);

export type Choice = readonly [value: string, text: string];

/** Sets a list of numbers: how many piles there are, and what lies in each. */
export interface PilesControl {
  readonly kind: 'piles';
  readonly members: readonly [string, ...string[]];
  readonly count: NumberSetting;
  /** Adds cards to each pile. */
  readonly inEach?: (by: number) => Invention;
  /** What the list of piles is called, and what its numbers mean. */
  readonly title: string;
  readonly note?: string;
  readonly piles: readonly (readonly (NumberSetting & { readonly member: string })[])[];
}

/** Something to drag in the picture, at the end of some piles or beside them. */
export interface Handle {
  readonly name: string;
  readonly member: string;
  /** It lies below the piles, and is dragged down; or right of them, and is dragged to the right. */
  readonly axis: 'x' | 'y';
  readonly piles: readonly string[];
  /** The distance of a drag for one more, in pixels. */
  readonly step: number;
  /** Adds so many, or takes them away. */
  readonly drag: (by: number) => Invention;
}
