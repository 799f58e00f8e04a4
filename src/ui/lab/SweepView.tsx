import { plural, t } from '@lingui/core/macro';
import { displayDeal } from '../../engine/dealId';
import { sweepTable, sweptInWords } from '../../lab/sweep';
import { formatTallies, type Tally } from '../../lab/tally';
import { type SweepRun, sweepAddress } from './labAddress';
import { type Rate, RateChart } from './RateChart';
import { RunFiles } from './RunFiles';
import {
  rateTitle,
  sharedSettings,
  sweepFileName,
  sweepTitle,
  valueLabel,
  valueTick,
} from './sweepText';

interface SweepViewProps {
  readonly run: SweepRun;
  /** Results so far, in the order of the values; later values may be missing. */
  readonly tallies: readonly Tally[];
}

/** The win rate for each value of a sweep. */
export function SweepView({ run, tallies }: SweepViewProps) {
  const { sweep, first, games } = run;
  const over = sweptInWords(sweep);
  const rates = sweep.values.map((swept, i): Rate => {
    const { value, game, player } = swept;
    const tally = tallies[i];
    return {
      value,
      tick: valueTick(sweep, swept),
      label: valueLabel(sweep, swept),
      job: { game, player, first, games },
      tally: tally && tally.games > 0 ? tally : undefined,
    };
  });
  const deal = displayDeal(first);
  const deals = plural(games, {
    one: `# game of each from deal ${deal}`,
    other: `# games of each from deal ${deal}`,
  });
  const title = sweepTitle(sweep);
  const fileName = sweepFileName(sweep);

  return (
    <section className="lab-section lab-run" aria-label={title}>
      <h2>{title}</h2>
      <p>{[deals, ...sharedSettings(sweep)].join(' · ')}</p>
      <RateChart
        title={rateTitle(sweep)}
        over={over}
        rates={rates}
        source={t`${title}: ${deals}`}
        fileName={fileName}
      />
      {rates.some(({ tally }) => tally) && (
        <RunFiles
          kind="sweep"
          address={sweepAddress(run)}
          table={sweepTable({ ...sweep, values: sweep.values.slice(0, tallies.length) }, tallies)}
          fileName={fileName}
          tallies={formatTallies(tallies)}
        />
      )}
    </section>
  );
}
