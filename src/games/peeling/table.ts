import type { Refusal } from '../../engine/game';
import { err, ok, type Result } from '../../engine/result';
import type { Gesture, PileId } from '../../engine/view';
import type { WasteState } from './waste';

/** What a game says of its plays, so that gestures can be read. */
interface WasteGame<State, Move, Reason extends string> {
  readonly draw: Move;
  /** The play of the topmost `count` cards of a pile, legal or not, or why there is none. */
  readonly playOf: (pile: PileId, count: number) => Result<Move, string>;
  readonly apply: (state: State, move: Move) => Result<State, Refusal<Reason>>;
  readonly explainFor: (wrap: boolean) => (refusal: Refusal<Reason>) => string;
}

/** Reads the gestures of a game whose cards are played on a waste: the moves that one can mean, or why it means none. */
export const playsFor =
  <State extends WasteState, Move, Reason extends string>({
    draw,
    playOf,
    apply,
    explainFor,
  }: WasteGame<State, Move, Reason>) =>
  (state: State, gesture: Gesture): Result<readonly Move[], string> => {
    switch (gesture.kind) {
      case 'press':
        return gesture.pile === 'stock' ? ok([draw]) : err('Only the stock is pressed as a pile.');
      case 'drop': {
        if (gesture.to !== 'waste') return err('Cards can only be played to the waste.');
        const play = playOf(gesture.from, gesture.count);
        return play.ok ? ok([play.value]) : play;
      }
      case 'tap': {
        const play = playOf(gesture.pile, gesture.count);
        if (!play.ok) return play;
        const next = apply(state, play.value);
        return next.ok ? ok([play.value]) : err(explainFor(state.wrap)(next.error));
      }
      case 'send':
        return err('There is no foundation here.');
      case 'select':
        return err('Cards are moved here, not picked.');
    }
  };
