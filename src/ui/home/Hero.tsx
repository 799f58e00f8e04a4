import { plural, t } from '@lingui/core/macro';
import { type ReactNode, useMemo, useState } from 'react';
import { present } from '../../engine/history';
import type { TableView } from '../../engine/view';
import {
  baseOf,
  FIRST_GAMES,
  GAME_IDS,
  type GameId,
  gameOf,
  titleOf,
  type VariantId,
  valuesOf,
} from '../../games/index';
import { atStart, formatCount, formatLocale, joinFacts } from '../../locales/format';
import type { Moment } from '../../persistence/day';
import type { PlayedGame } from '../../persistence/record';
import { winnableFor } from '../../persistence/settings';
import { hasSolver } from '../../solver/registry';
import { gameAddress, unfinishedAddress } from '../parts/address';
import { Button } from '../parts/Button';
import { Chips } from '../parts/Chips';
import { useSettings, useStores } from '../parts/context';
import { useNameParts } from '../parts/gameName';
import { previewView } from '../parts/MiniTable';
import { OpenGame } from '../parts/OpenGame';
import { useWinnableDeals } from '../parts/useWinnableDeals';
import { WinnableChoice } from '../parts/WinnableChoice';
import { TablePicture } from '../table/TablePicture';
import { GameChip } from './Tile';
import './Hero.css';

interface HeroProps {
  /** The game that was played last, if it is not finished. */
  readonly open: PlayedGame | undefined;
  /** How many games the list of unfinished ones has, this one among them. */
  readonly unfinished: number;
  /** The draw that was played last. */
  readonly draw: GameId;
  /** The games of the player, of which winnable deals are kept ready. */
  readonly played: readonly VariantId[];
}

/** The top of the home page, the next table itself: continues the open game, or starts the one everybody knows. */
export const Hero = ({ open, unfinished, draw, played }: HeroProps) =>
  open ? <ContinueHero {...{ open, unfinished, played }} /> : <PlayHero {...{ draw, played }} />;

interface HeroFrameProps {
  readonly name: string;
  readonly view: TableView;
  readonly children: ReactNode;
}

/** The table, and words and buttons beside it. A press on the table presses the main one. */
function HeroFrame({ name, view, children }: HeroFrameProps) {
  return (
    <section className="hero" aria-label={name}>
      <TablePicture view={view} />
      <div className="hero-text">{children}</div>
    </section>
  );
}

interface ContinueHeroProps extends Pick<HeroProps, 'unfinished' | 'played'> {
  readonly open: PlayedGame;
}

function ContinueHero({ open: { record, history }, unfinished, played }: ContinueHeroProps) {
  const { actions } = useStores().store;
  const { variant, source, updated } = record;
  const game = gameOf(variant);
  const [now] = useState(Date.now);
  const move = history.cursor;
  const others = unfinished - 1;
  useWinnableDeals([variant, ...played]);
  const view = useMemo(() => game.table.view(present(history)), [game, history]);
  const parts = useNameParts(variant);
  const rules = parts.name === game.name ? parts.rules : game.name;
  const facts = [
    source === 'daily' && t`Daily`,
    rules,
    move > 0 && t`move ${move}`,
    formatAgo(updated, now),
  ];
  return (
    <HeroFrame name={t`Continue`} view={view}>
      <h2>{parts.game}</h2>
      <p>{atStart(joinFacts(facts))}</p>
      <div className="hero-buttons">
        <OpenGame game={record} className="button" primary>
          {t`Continue`}
        </OpenGame>
        <Button onClick={() => actions.newGame(variant)}>
          {t({ message: 'New', context: 'a game', comment: 'on a button' })}
        </Button>
      </div>
      {hasSolver(variant) && (
        <div className="hero-choices control-row">
          {FIRST_GAMES.includes(baseOf(variant)) && <OtherDraws id={baseOf(variant)} />}
          <WinnableChoice id={variant} switchOnly />
        </div>
      )}
      {others > 0 && (
        <a href={unfinishedAddress()}>
          {plural(others, { one: '# more unfinished game', other: '# more unfinished games' })}
        </a>
      )}
    </HeroFrame>
  );
}

const draws = () =>
  FIRST_GAMES.map((id) => {
    const { draw } = valuesOf(id);
    return [
      id,
      t({ message: `Draw ${draw}`, comment: 'cards of the stock, on a button' }),
    ] as const;
  });

/** Links to the same game with other draws. */
const OtherDraws = ({ id }: { readonly id: GameId }) =>
  draws()
    .filter(([other]) => other !== id)
    .map(([other, short]) => <GameChip key={other} id={other} short={short} />);

function PlayHero({ draw, played }: Pick<HeroProps, 'draw' | 'played'>) {
  const [chosen, setChosen] = useState<GameId>();
  const id = chosen ?? draw;
  const { name } = gameOf(id);
  const games = formatCount(GAME_IDS.length);
  const view = useNextTable(id);
  useWinnableDeals([id, ...played]);
  return (
    <HeroFrame name={t({ message: 'Play', context: 'a game' })} view={view}>
      <h2>{titleOf(id)}</h2>
      <p>{t`Solitaire that tells you if you can still win.`}</p>
      <a className="button" data-main href={gameAddress(id)} aria-label={t`Play ${name}`}>
        {t({ message: 'Play', context: 'a game' })}
      </a>
      <div className="hero-choices control-row">
        <Chips label={t`Cards drawn at a time`} value={id} choices={draws()} onChange={setChosen} />
        <WinnableChoice id={id} switchOnly />
      </div>
      <small>{t`${games} games · daily deal · works offline · no ads`}</small>
    </HeroFrame>
  );
}

/** The deal that a new game would have; an example while it has to be searched for. */
function useNextTable(id: GameId): TableView {
  const { nextDeal } = useStores();
  const wanted = winnableFor(useSettings(), id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind of deals has another next one
  return useMemo(() => {
    const deal = nextDeal(id);
    return deal === undefined
      ? previewView(id)
      : gameOf(id).table.view(gameOf(id).rules.deal(deal));
  }, [nextDeal, id, wanted]);
}

/** The units of time that are told, and their lengths in milliseconds. */
const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago a moment was: `4 min. ago`, `yesterday`; `just now` within the first minute. */
function formatAgo(moment: Moment, now: Moment): string {
  const format = new Intl.RelativeTimeFormat(formatLocale(), { numeric: 'auto', style: 'short' });
  const past = UNITS.find(([, each]) => now - moment >= each);
  if (past === undefined) return t`just now`;
  const [unit, length] = past;
  return format.format(Math.ceil((moment - now) / length), unit);
}
