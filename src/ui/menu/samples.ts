import { autoplayTo } from '../../engine/autoplay';
import { type AnyGame, playsItself } from '../../engine/game';
import { newHistory, present } from '../../engine/history';
import type { TableView } from '../../engine/view';
import { gameOf, type VariantId } from '../../games/index';

/** The deal in the picture of a game, and how many steps a game that plays itself has gone. */
const SAMPLE_DEAL = '275';
const SAMPLE_STEPS = 20;

const sampleState = (game: AnyGame): unknown =>
  present(
    autoplayTo(
      game,
      newHistory(game.rules.deal(SAMPLE_DEAL)),
      playsItself(game) ? SAMPLE_STEPS : 0,
    ),
  );

/** The table of a game that is not being played. */
export function sampleView(id: VariantId): TableView {
  const game = gameOf(id);
  return game.table.view(sampleState(game));
}
