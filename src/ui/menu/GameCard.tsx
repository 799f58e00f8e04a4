import { useMemo } from 'react';
import { autoplayTo } from '../../engine/autoplay';
import { type AnyGame, playsItself } from '../../engine/game';
import { newHistory, present } from '../../engine/history';
import { defaultValues } from '../../engine/options';
import { capital } from '../../engine/words';
import {
  type GameId,
  gameOf,
  menuPlaceOf,
  optionsOf,
  type VariantId,
  variantOf,
} from '../../games/index';
import { hasSolver } from '../../solver/registry';
import { describeRecord } from '../../store/records';
import { isOver, type PlayedGame } from '../../store/savedGame';
import { gameAddress } from '../parts/address';
import { useStores } from '../parts/context';
import { MiniTable } from './MiniTable';

/** The deal drawn for a game that was never played, and the step shown if the game plays itself. */
const SAMPLE_DEAL = '275';
const SAMPLE_STEPS = 20;

/** The card of a game that is one link. */
export function GameLink({ id }: { readonly id: GameId }) {
  const game = gameOf(id);
  return (
    <a className="menu-card" href={gameAddress(id)}>
      <GamePicture id={id} />
      <span className="menu-text">
        <strong>{game.name}</strong>
        <span className="menu-about">{game.about}</span>
        <GameRecordLine id={id} />
      </span>
    </a>
  );
}

interface SharedCardProps {
  /** Finds a winnable deal of a game and opens it. */
  readonly onWinnable: (id: GameId) => void;
  /** At least one. */
  readonly ids: readonly [GameId, ...GameId[]];
}

/** Games of one name, or a game with a solver, and one press to a deal that can be won. */
export function SharedCard({ ids, onWinnable }: SharedCardProps) {
  const [first] = ids;
  const { name, about } = menuPlaceOf(first).shared ?? gameOf(first);
  const choices = choicesOf(ids);
  return (
    <div className="menu-card">
      <GamePicture id={first} />
      <div className="menu-text">
        <strong>{name}</strong>
        <span className="menu-about">{about}</span>
        <span className="control-row">
          {choices.map(({ id, button, label }) => (
            <a key={id} className="button" href={gameAddress(id)} aria-label={label}>
              {button}
            </a>
          ))}
          {hasSolver(first) && (
            <button
              type="button"
              className="button"
              aria-label={`Winnable ${name}`}
              title="A deal that the solver has proved winnable"
              onClick={() => onWinnable(first)}
            >
              Winnable
            </button>
          )}
        </span>
        {choices.map(({ id, button }) => (
          <GameRecordLine key={id} id={id} name={choices.length > 1 ? button : undefined} />
        ))}
      </div>
    </div>
  );
}

/** A button of a menu card: what it opens, and its text and name. */
interface Choice {
  readonly id: VariantId;
  readonly button: string;
  readonly label: string;
}

/** One for each game of the card, or for each value of an option that the menu offers. */
function choicesOf(ids: readonly [GameId, ...GameId[]]): readonly Choice[] {
  const [first] = ids;
  const { name } = gameOf(first);
  const options = optionsOf(first);
  const offered = options.find(({ inMenu }) => inMenu);
  if (offered) {
    return offered.values.map(({ value, text, alone = text }) => ({
      id: variantOf(first, { ...defaultValues(options), [offered.name]: value }),
      button: capital(alone),
      label: `${name}, ${alone}`,
    }));
  }
  return ids.map((id) => {
    const button = menuPlaceOf(id).shared?.button;
    return { id, button: button ?? 'Play', label: button ? gameOf(id).name : `Play ${name}` };
  });
}

function GamePicture({ id }: { readonly id: VariantId }) {
  const { saves } = useStores();
  const game = gameOf(id);
  const view = useMemo(() => {
    const last = saves.last(id);
    return game.table.view(last ? present(last.game.history) : sampleState(game));
  }, [game, saves, id]);
  return <MiniTable view={view} />;
}

/** The sample deal at its start, or partly played if the game plays itself. */
const sampleState = (game: AnyGame): unknown =>
  present(
    autoplayTo(
      game,
      newHistory(game.rules.deal(SAMPLE_DEAL)),
      playsItself(game) ? SAMPLE_STEPS : 0,
    ),
  );

/** How the last deal stands, and the record; nothing if the game was never played. */
function GameRecordLine({
  id,
  name,
}: {
  readonly id: VariantId;
  readonly name?: string | undefined;
}) {
  const { saves, records } = useStores();
  const last = saves.last(id)?.game;
  const record = describeRecord(records.of(id), gameOf(id).advice?.fate === undefined);
  const facts = [...(last ? [describeLast(last)] : []), ...(record ? [record] : [])];
  if (facts.length === 0) return null;
  return <span>{[...(name ? [name] : []), ...facts].join(' · ')}</span>;
}

/** `Move 43`, `Won in 89` or `Lost` */
function describeLast(game: PlayedGame): string {
  const { cursor } = game.history;
  if (!isOver(game)) return `Move ${cursor}`;
  return gameOf(game.id).rules.status(present(game.history)) === 'won'
    ? `Won in ${cursor}`
    : 'Lost';
}
