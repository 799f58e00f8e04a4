import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { wilson } from '../../src/engine/interval';
import type { LabRequest } from '../../src/lab/labRequest';
import { simulate } from '../../src/lab/simulate';
import { jobsOf, parseSweep, sweepTable } from '../../src/lab/sweep';
import { parseTallies, tallyFile } from '../../src/lab/tally';
import type { Stores } from '../../src/store/stores';
import { sweepSeries } from '../../src/ui/lab/experiments';
import LabPage from '../../src/ui/lab/LabPage';
import { SeriesResults } from '../../src/ui/lab/SeriesResults';
import { useLab } from '../../src/ui/lab/useLab';
import { StoresContext } from '../../src/ui/parts/context';
import { catchFiles } from '../support/savedFiles';
import { SimulatingWorker } from '../support/simulatingWorker';
import { testStores } from '../support/testStores';

const NAME = 'elevens;places=8..10';

let stores: Stores;
/** The files that were saved, by name. */
let files: ReadonlyMap<string, Blob>;
/** How many jobs the workers were given. */
let jobCount: number;

class CountingWorker extends SimulatingWorker {
  override postMessage(request: LabRequest): void {
    jobCount++;
    super.postMessage(request);
  }
}

beforeEach(() => {
  stores = testStores();
  stores.settings.set('guessFirst', 'off');
  jobCount = 0;
  vi.stubGlobal('Worker', CountingWorker);
  vi.stubGlobal('scrollTo', () => undefined);
  window.location.hash = '#/lab';
  files = catchFiles();
});

const pageOf = (parts: readonly string[]) => (
  <StoresContext value={stores}>
    <LabPage parts={parts} />
  </StoresContext>
);

const show = (...parts: readonly string[]) => render(pageOf(parts));

function sweepOf(text: string) {
  const parsed = parseSweep(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

/** What the sweep counts of 300 games of each value. */
const tallies = jobsOf(sweepOf(NAME), '0', 300).map((job) => simulate(job).tally);

/** What stands where the answer will be. */
const PENDING = 'The answer comes here once all games are played.';

const plain = (text: string | null | undefined): string =>
  (text ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/** What the live region says. */
const status = (): string => plain(screen.getAllByRole('status').at(-1)?.textContent);

async function showSweep() {
  const page = show('sweep', NAME, '300', '0');
  await waitFor(() => expect(status()).toMatch(/^Highest/));
  return page;
}

test('a sweep has a chart of all values, and says which is highest', async () => {
  await showSweep();
  expect(status()).toMatch(
    /^Highest: 10 places, [\d.]+% won \(95% interval [\d.–]+\)\. Second: 9 places, .* Lowest: 8 places, .*\. The rate of “10 places” is higher than that of “9 places” by /,
  );
  screen.getByRole('region', { name: 'Elevens: places' });
  screen.getByRole('img', { name: 'Win rate by places' });
  expect(document.querySelectorAll('.chart-bar')).toHaveLength(3);
  expect(screen.getByTestId('sweep-table').textContent).toBe(sweepTable(sweepOf(NAME), tallies));
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

test('each value has a bar of the same width, in a place of the same width', async () => {
  await showSweep();
  const bars = [...document.querySelectorAll('.chart-bar')].map((bar) => {
    const [x, width] = ['x', 'width'].map((name) => Number(bar.getAttribute(name)));
    return { width, centre: (x ?? 0) + (width ?? 0) / 2 };
  });
  const [line] = document.querySelectorAll('line.chart-grid');
  const [left, right] = ['x1', 'x2'].map((name) => Number(line?.getAttribute(name)));
  const place = ((right ?? 0) - (left ?? 0)) / 3;
  for (const [i, { width, centre }] of bars.entries()) {
    expect(width).toBeCloseTo(0.8 * place, 6);
    expect(centre).toBeCloseTo((left ?? 0) + (i + 0.5) * place, 6);
  }
});

test('the keyboard reads a value, and its run is a link', async () => {
  await showSweep();
  const slider = screen.getByRole('slider', { name: 'Read out: Win rate by places' });
  fireEvent.change(slider, { target: { value: '1' } });
  const { won } = tallies[1] ?? { won: 0 };
  const { low, high } = wilson(won, 300);
  expect(plain(document.querySelector('.chart-readout span')?.textContent)).toBe(
    `9 places: ${(won / 3).toFixed(1)}% won of 300 games, 95% interval ${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)}.`,
  );
  expect(screen.getByRole('link', { name: 'Open this run' }).getAttribute('href')).toBe(
    '#/lab/elevens/automatic/300/0',
  );
});

test('its figures are saved as a table, and as tallies that can be merged', async () => {
  await showSweep();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'CSV: Win rate by places' }));
  const csv = await files.get('sweep-elevens-places.csv')?.text();
  const rows = tallies.map(({ won }, i) => {
    const { low, high } = wilson(won, 300);
    return [`${8 + i} places`, 8 + i, 300, won, won / 300, low, high].join(',');
  });
  expect(csv?.trim().split('\n')).toEqual([
    'Places,Value,Games,Won,Win rate,95% from,95% to',
    ...rows,
  ]);
  await user.click(screen.getByRole('button', { name: 'JSON' }));
  const json = await files.get('sweep-elevens-places.json')?.text();
  expect(parseTallies(json ?? '')).toEqual({ ok: true, value: tallies.map(tallyFile) });
});

test('a sweep that is stopped says how far it came, and keeps its figures', async () => {
  show('sweep', NAME, '300', '0');
  expect(screen.getByText(/^Run 1 of 3: /)).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Games played' })).toHaveProperty('max', 900);
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(status()).toBe('Stopped: 1 of 3 values have results.'));
  expect(document.querySelectorAll('.chart-bar')).toHaveLength(1);
});

test('a sweep is paused and goes on', async () => {
  show('sweep', NAME, '300', '0');
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  // The worker answers in the next task; without the pause the whole sweep would be done by then.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.getByText(/^Run 1 of 3: /)).toBeTruthy();
  expect(status()).toBe(PENDING);
  fireEvent.click(screen.getByRole('button', { name: 'Resume' }));
  await waitFor(() => expect(status()).toMatch(/^Highest/));
});

test('a sweep whose workers are lost keeps what it has, or can be tried again', async () => {
  let answers = 1;
  class MortalWorker extends SimulatingWorker {
    override postMessage(request: LabRequest): void {
      if (answers-- > 0) super.postMessage(request);
      else setTimeout(() => this.onerror?.(new Event('error')));
    }
  }
  vi.stubGlobal('navigator', { ...navigator, hardwareConcurrency: 1 });
  vi.stubGlobal('Worker', MortalWorker);
  const { unmount } = show('sweep', NAME, '200', '0');
  await waitFor(() =>
    expect(status()).toBe(
      'The sweep ended early, because its workers were lost: 1 of 3 values have results.',
    ),
  );
  expect(document.querySelectorAll('.chart-bar')).toHaveLength(1);
  unmount();
  stores = testStores();
  show('sweep', NAME, '200', '0');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull());
  expect(document.querySelectorAll('.chart-bar')).toHaveLength(0);
  answers = Number.POSITIVE_INFINITY;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(status()).toMatch(/^Highest/));
});

test('a sweep does not show the runs of the page before', async () => {
  const series = sweepSeries({ sweep: sweepOf('tens;places=8..10'), first: '0', games: 300 });
  const earlier = jobsOf(sweepOf(NAME), '0', 300);
  /** Shows one sweep while the lab still has the runs of another. */
  function Page() {
    const lab = useLab();
    const { startSeries } = lab;
    // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once
    useEffect(() => startSeries(earlier), []);
    return (
      <SeriesResults
        lab={lab}
        series={series}
        made={undefined}
        onRetry={() => undefined}
        onStop={() => undefined}
      />
    );
  }
  render(
    <StoresContext value={testStores()}>
      <Page />
    </StoresContext>,
  );
  await screen.findByText(/^Run 3 of 3: 300 of 300/);
  expect(status()).toBe(PENDING);
  expect(document.querySelectorAll('.chart-bar')).toHaveLength(0);
});

test('from one sweep to another the page begins anew', async () => {
  const { rerender } = await showSweep();
  const text = 'tens;places=8..10';
  rerender(pageOf(['sweep', text, '300', '0']));
  expect(status()).toBe(PENDING);
  await waitFor(() => expect(status()).toMatch(/^Highest/));
  const others = jobsOf(sweepOf(text), '0', 300).map((job) => simulate(job).tally);
  expect(screen.getByTestId('sweep-table').textContent).toBe(sweepTable(sweepOf(text), others));
});

/** Chooses in the form, and presses Run. */
async function ask(choices: Readonly<Record<string, string>>): Promise<void> {
  const user = userEvent.setup();
  for (const [label, value] of Object.entries(choices)) {
    await user.selectOptions(screen.getByLabelText(label), value);
  }
  await user.click(screen.getByRole('button', { name: 'Run' }));
}

test.each([
  [{ Game: 'eight-stacks', Vary: 'drawn' }, 'eight-stacks;drawn=1..5'],
  [{ Game: 'elevens', Vary: 'places', From: '6', To: '7' }, 'elevens;places=6..7'],
  [
    { Game: 'golf', Vary: 'player', From: 'random', To: 'first' },
    'golf;player=random,first;wrap=no',
  ],
  [
    { Game: 'klondike-3', Player: 'random', Vary: 'redeals' },
    'klondike-3;redeals=0,1,2,3,unlimited;draw=3;empty=king;return=yes;player=random',
  ],
  [
    { Game: 'klondike-3', Player: 'solver', Vary: 'empty' },
    'klondike-3;empty=king,any;draw=3;redeals=unlimited;return=yes;player=solver',
  ],
])('the form asks for %o', async (choices, name) => {
  show();
  await ask(choices);
  expect(window.location.hash).toBe(`#/lab/sweep/${name}/100000/0`);
  expect(parseSweep(name)).toMatchObject({ ok: true });
});

test('the form refuses values in the wrong order', async () => {
  show();
  await ask({ Game: 'elevens', Vary: 'places', From: '7', To: '6' });
  expect(screen.getByRole('alert').textContent).toBe(
    'The last value must come after the first one.',
  );
  expect(window.location.hash).toBe('#/lab');
});

test('the form of a sweep shows it, and runs it once more', async () => {
  await showSweep();
  for (const [label, value] of [
    ['Game', 'elevens'],
    ['Vary', 'places'],
    ['From', '8'],
    ['To', '10'],
    ['Number of games', '300'],
  ] as const) {
    expect(within(document.body).getByLabelText(label)).toHaveProperty('value', value);
  }
  const before = jobCount;
  await ask({});
  await waitFor(() => expect(jobCount).toBeGreaterThan(before));
  await waitFor(() => expect(status()).toMatch(/^Highest/));
  expect(within(screen.getByTestId('sweep-table')).getByText(/Places/)).toBeTruthy();
});

test('the form of a sweep names the game that was chosen, though a value of it is another game', () => {
  show('sweep', 'klondike-3;draw=1,3;redeals=2;player=random', '5', '0');
  for (const [label, value] of [
    ['Game', 'klondike-3'],
    ['Vary', 'draw'],
    ['From', '1'],
    ['To', '3'],
    ['Player', 'random'],
  ] as const) {
    expect(within(document.body).getByLabelText(label), label).toHaveProperty('value', value);
  }
  screen.getByRole('region', { name: 'Klondike: cards drawn' });
});

test('a sweep of rules says them in words, on the axis, in the table and beside what all values share', async () => {
  show('sweep', 'golf;wrap=no,yes;player=hints', '20', '0');
  await waitFor(() => expect(status()).toMatch(/^Highest/));
  const region = screen.getByRole('region', { name: 'Golf: ace and king' });
  expect(
    within(region).getByText('20 games of each from deal 0 · Without looking ahead'),
  ).toBeTruthy();
  const ticks = [...region.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(ticks).toContain('Nothing on a king');
  expect(region.textContent).not.toContain('wrap=');
  await userEvent.setup().click(screen.getByRole('button', { name: /^CSV/ }));
  const csv = await files.get('sweep-golf-wrap-hints.csv')?.text();
  expect(csv?.split('\n').map((line) => line.split(',').slice(0, 3).join(','))).toEqual([
    'Ace and king,Value,Games',
    'Nothing on a king,no,20',
    'Ace and king follow each other,yes,20',
    '',
  ]);
});
