import { gameOf, type VariantId } from '../../games/index';
import type { Bin } from '../../persistence/histogram';
import type { Summary } from '../../persistence/statistics';
import { formatCount, gameCount } from '../charts/numbers';
import { formatTime } from '../parts/formatTime';
import { BinChart } from './BinChart';
import { areFew, dayInWords } from './gameWords';
import { RateOverTime } from './RateOverTime';

interface ChartsProps {
  readonly summary: Summary;
  readonly game: VariantId | undefined;
}

/** Whether there are enough wins for a chart that says shares of them. */
const isEnough = (bins: readonly Bin[]): boolean =>
  !areFew(bins.reduce((sum, { count }) => sum + count, 0));

/** The charts of what the games add up to; a chart of too few games is left out. */
export function Charts({ summary, game }: ChartsProps) {
  const { played, periods, moves, times, undos } = summary;
  const name = game ? gameOf(game).name : 'All games';
  const source = `${name}: ${gameCount(played)}, ${dayInWords(Date.now())}`;
  const fileName = `statistics-${game?.replaceAll(/[;=]/g, '-') ?? 'all'}`;
  return (
    <div className="statistics-charts">
      {periods.length > 1 && (
        <RateOverTime periods={periods} source={source} fileName={`${fileName}-win-rate`} />
      )}
      {isEnough(moves) && (
        <BinChart
          title="Wins by moves"
          unit="Moves of a win"
          bins={moves}
          format={formatCount}
          source={source}
          fileName={`${fileName}-moves`}
        />
      )}
      {isEnough(times) && (
        <BinChart
          title="Wins by time"
          unit="Time of a win, minutes and seconds"
          bins={times}
          format={formatTime}
          source={source}
          fileName={`${fileName}-times`}
        />
      )}
      {isEnough(undos) && (
        <BinChart
          title="Wins by undos"
          unit="Moves taken back"
          bins={undos}
          format={formatCount}
          isNamed
          source={source}
          fileName={`${fileName}-undos`}
        />
      )}
    </div>
  );
}
