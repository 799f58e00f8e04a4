import {
  act,
  fireEvent,
  render,
  renderHook,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { GAME_IDS } from '../../src/games/index';
import type { Job } from '../../src/lab/job';
import type { LabRequest } from '../../src/lab/labRequest';
import { simulate } from '../../src/lab/simulate';
import type { Stores } from '../../src/store/stores';
import { EXPERIMENTS, experiments } from '../../src/ui/lab/experiments';
import LabPage from '../../src/ui/lab/LabPage';
import { useLab } from '../../src/ui/lab/useLab';
import { StoresContext } from '../../src/ui/parts/context';
import { catchFiles } from '../support/savedFiles';
import { SimulatingWorker } from '../support/simulatingWorker';
import { testStores } from '../support/testStores';

const PICTURES: Job = { game: 'pictures', player: 'automatic', games: 500, first: '0' };

let stores: Stores;
/** The files that were saved, by name. */
let files: ReadonlyMap<string, Blob>;

beforeEach(() => {
  stores = testStores();
  stores.settings.set('guessFirst', 'off');
  vi.stubGlobal('Worker', SimulatingWorker);
  vi.stubGlobal('scrollTo', () => undefined);
  files = catchFiles();
});

const page = (...parts: readonly string[]) => (
  <StoresContext value={stores}>
    <LabPage parts={parts} />
  </StoresContext>
);

function show(...parts: readonly string[]): void {
  render(page(...parts));
}

/** The lab of these stores, without its page. */
const renderLab = () =>
  renderHook(() => useLab(), {
    wrapper: ({ children }) => <StoresContext value={stores}>{children}</StoresContext>,
  });

async function showRun(): Promise<void> {
  show('pictures', 'automatic', '500', '0');
  await screen.findByText(/^Done: 500 games/);
}

const figure = (title: string): HTMLElement => {
  const found = screen.getByRole('heading', { name: title }).closest('figure');
  if (!found) throw new Error(`no chart ${title}`);
  return found;
};
const readout = (title: string): string | null | undefined =>
  figure(title).querySelector('.chart-readout')?.textContent;
const plain = (text: string | null | undefined): string =>
  (text ?? '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

/** What is said of the answer to the question. */
const finding = (): string =>
  plain(document.querySelector('.lab-finding [role=status]')?.textContent);

test('the page opens with the experiments, each a link, and a form', () => {
  show();
  const section = screen.getByRole('region', { name: 'Experiments' });
  const links = within(section).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    EXPERIMENTS.map((name) => `#/lab/${name}`),
  );
  for (const name of EXPERIMENTS) {
    within(section).getByRole('link', {
      name: new RegExp(`^${experiments[name].question().replace('?', '\\?')}`),
    });
  }
  const options = within(screen.getByLabelText('Game')).getAllByRole('option');
  expect(options).toHaveLength(GAME_IDS.length);
  expect(screen.queryAllByRole('figure')).toEqual([]);
});

test('an address that cannot be read shows the questions, with a sentence', async () => {
  show('pictures', 'automatic', '0', '1');
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'This address cannot be opened. The number of games must be a whole number from 1 to 1,000,000,000, not “0”.',
    ),
  );
  expect(screen.getByRole('region', { name: 'Experiments' })).toBeTruthy();
});

test('a run is shown, and can be stopped, before its first part is back', async () => {
  show('klondike-3', 'first', '100000', '0');
  expect(
    screen.getByRole('region', { name: /^Klondike, draw three · Always the first move/ }),
  ).toBeTruthy();
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  const [, games] =
    /^Done: ([\d,]+) game/.exec((await screen.findByText(/^Done: /)).textContent) ?? [];
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  // Its link is one to the games that are shown.
  await user.click(screen.getByRole('button', { name: 'Copy link to this run' }));
  expect(await window.navigator.clipboard.readText()).toMatch(
    new RegExp(`#/lab/klondike-3/first/${games?.replaceAll(',', '')}/0$`),
  );
});

test('a run that another one cuts short ends with the games that it has played', async () => {
  const { result } = renderLab();
  act(() => result.current.start({ ...PICTURES, games: 1_000_000_000 }));
  await waitFor(() => expect(result.current.newest?.progress.tally.games).toBeGreaterThan(0));
  act(() => result.current.start(PICTURES));
  await waitFor(() => expect(result.current.runs).toHaveLength(2));
  expect(result.current.runs[1]?.progress.done).toBe(true);
});

test('a link starts no run that takes long: the form has it, and starts it', async () => {
  class IdleWorker extends SimulatingWorker {
    override postMessage(): void {}
  }
  vi.stubGlobal('Worker', IdleWorker);
  window.location.hash = '#/lab/pictures/automatic/1000000000/0';
  show('pictures', 'automatic', '1000000000', '0');
  const question =
    'This link asks for 1,000,000,000 games, which takes a while. Press “Run” to start.';
  expect(screen.getByText(question)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Number of games').value).toBe('1000000000');
  expect(screen.getByLabelText<HTMLSelectElement>('Game').value).toBe('pictures');
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
  expect(document.querySelectorAll('.lab-run')).toHaveLength(0);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Run' }));
  expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
  expect(screen.queryByText(question)).toBeNull();
});

test.each([
  ['a million games that play themselves start', ['pictures', 'automatic', '1000000', '0'], false],
  ['more do not', ['pictures', 'automatic', '1000001', '0'], true],
  ['nor do many games of a player who chooses', ['klondike-3', 'hints', '1001', '0'], true],
  ['nor many verdicts', ['klondike-3', 'solver', '101', '0'], true],
  ['nor a sweep of many games in all', ['sweep', 'elevens;places=5..14', '100001', '0'], true],
] as const)('of links, %s', (_, parts, isHeld) => {
  class IdleWorker extends SimulatingWorker {
    override postMessage(): void {}
  }
  vi.stubGlobal('Worker', IdleWorker);
  show(...parts);
  expect(screen.queryByRole('button', { name: 'Stop' }) === null).toBe(isHeld);
  expect(screen.queryByText(/^This link asks for/) !== null).toBe(isHeld);
});

test('a run says its figures, and each chart has a text alternative', async () => {
  await showRun();
  const { won } = simulate(PICTURES).tally;
  const figures = plain(document.querySelector('.run-figures')?.textContent);
  expect(figures).toMatch(
    new RegExp(
      `^${(won / 5).toFixed(1)}% won \\(95% interval [\\d.]+–[\\d.]+\\) · Number of uncovered pictures: mean [\\d.]+, standard deviation [\\d.]+$`,
    ),
  );
  expect(plain(screen.getAllByRole('status').at(-1)?.textContent)).toContain(
    `${(won / 5).toFixed(1)}% won`,
  );
  for (const title of ['Distribution of scores', 'Win rate as the run grows']) {
    const image = within(figure(title)).getByRole('img', { name: title });
    const summary = document.getElementById(image.getAttribute('aria-describedby') ?? '');
    expect(summary?.textContent?.length).toBeGreaterThan(20);
  }
});

test('the keyboard reads a chart value by value, and Escape ends that', async () => {
  await showRun();
  const { scores } = simulate(PICTURES).tally;
  const slider = screen.getByRole('slider', { name: 'Read out: Distribution of scores' });
  expect(readout('Distribution of scores')).toMatch(/^Point at or tap the chart/);
  const text = (index: number): string => {
    fireEvent.change(slider, { target: { value: String(index) } });
    return plain(readout('Distribution of scores'));
  };
  const lowest = Math.min(...Object.keys(scores).map(Number));
  for (const index of [0, 2]) {
    const count = scores[lowest + index] ?? 0;
    expect(text(index)).toContain(
      `${lowest + index}: ${(count / 5).toFixed(1)}% of games (${count})`,
    );
    expect(plain(slider.getAttribute('aria-valuetext'))).toContain(`of games (${count})`);
  }
  const link = within(figure('Distribution of scores')).getByRole('link', { name: /^Open deal/ });
  const deal = /#\/pictures\/(\d+)$/.exec(link.getAttribute('href') ?? '')?.[1] ?? '';
  expect(Object.keys(simulate({ ...PICTURES, first: deal, games: 1 }).tally.scores)).toEqual([
    String(lowest + 2),
  ]);
  fireEvent.keyDown(slider, { key: 'Escape' });
  expect(readout('Distribution of scores')).toMatch(/^Point at or tap the chart/);
});

test('a pointer reads what is below it, and a press keeps it', async () => {
  await showRun();
  const plot = figure('Distribution of scores').querySelector('.chart-plot');
  if (!plot) throw new Error('no plot');
  const hint = /^Point at or tap the chart/;
  // A plot that cannot be measured is 560 pixels wide.
  const point = (clientX: number) => ({ clientX, clientY: 150, pointerType: 'mouse' });
  fireEvent.pointerMove(plot, point(530));
  expect(readout('Distribution of scores')).toMatch(/^12: /);
  fireEvent.pointerLeave(plot);
  expect(readout('Distribution of scores')).toMatch(hint);
  fireEvent.pointerDown(plot, point(530));
  fireEvent.pointerLeave(plot);
  fireEvent.pointerMove(plot, point(60));
  expect(readout('Distribution of scores')).toMatch(/^12: /);
  fireEvent.pointerDown(plot, point(530));
  fireEvent.pointerMove(plot, point(5));
  expect(readout('Distribution of scores')).toMatch(hint);
});

test('a data table and a CSV file hold every figure of a chart', async () => {
  await showRun();
  const user = userEvent.setup();
  const { scores } = simulate(PICTURES).tally;
  const chart = figure('Distribution of scores');
  expect(within(chart).queryAllByRole('row')).toEqual([]);
  await user.click(within(chart).getByText('Data table'));
  await within(chart).findByRole('table');
  const rows = within(chart).getAllByRole('row').slice(1);
  for (const row of rows) {
    const [score = '', count] = [...row.children].map((cell) => cell.textContent);
    expect(count).toBe(String(scores[score] ?? 0));
  }
  await user.click(within(chart).getByRole('button', { name: 'CSV: Distribution of scores' }));
  const csv = await files.get('pictures-0-automatic-500-scores.csv')?.text();
  expect(csv?.split('\n')[0]).toBe(
    'Number of uncovered pictures,Games,Share of games,95% from,95% to,A deal',
  );
  for (const [score, count] of Object.entries(scores)) {
    expect(csv).toContain(`\n${score},${count},${count / 500},`);
  }
});

test('a heat map is read cell by cell in both directions', async () => {
  show('perfect-shuffle');
  expect(screen.getByText(/After 8 passes the deck is in its first order again/)).toBeTruthy();
  const slider = await screen.findByRole('slider', {
    name: 'Read out: Where the cards go in 8 passes: Perfect shuffle',
  });
  const read = (): string => plain(slider.getAttribute('aria-valuetext'));
  expect(read()).toBe('From place 1 to place 1: 20,000 times, 5100.0% more than expected.');
  fireEvent.keyDown(slider, { key: 'ArrowDown' });
  expect(read()).toBe('From place 2 to place 1: 0 times, 100.0% less than expected.');
  fireEvent.change(slider, { target: { value: String(52 + 1) } });
  expect(read()).toBe('From place 2 to place 2: 20,000 times, 5100.0% more than expected.');
  fireEvent.keyDown(slider, { key: 'ArrowUp' });
  fireEvent.keyDown(slider, { key: 'ArrowUp' });
  expect(read()).toContain('From place 1 to place 2:');
});

test('riffles are counted, and each is read out beside theory', async () => {
  show('riffles');
  // The chart has its place before anything is counted; theory would give the answer away.
  const slider = screen.getByRole('slider', { name: 'Read out: Distance from a fair shuffle' });
  const drawn = (part: string): number =>
    figure('Distance from a fair shuffle').querySelectorAll(part).length;
  expect(drawn('.chart-bar, .chart-reference')).toBe(0);
  expect(slider.getAttribute('max')).toBe('11');
  fireEvent.change(slider, { target: { value: '6' } });
  expect(screen.getByText('Riffling 50,000 decks…')).toBeTruthy();
  const finding = await screen.findByText(/^After 7 riffles the/, {}, { timeout: 30_000 });
  expect(plain(finding.textContent)).toMatch(
    /^Seven. After 7 riffles the distance from a fair shuffle is 3[34]\.\d%/,
  );
  fireEvent.change(slider, { target: { value: '6' } });
  expect(plain(readout('Distance from a fair shuffle'))).toMatch(
    /^After 7 riffles: 3[34]\.\d%, 95% interval [\d.]+–[\d.]+; in theory 33\.41%\.$/,
  );
  expect(drawn('.chart-bar')).toBe(12);
  expect(drawn('.chart-reference')).toBeGreaterThan(0);
}, 60_000);

test('a series plays its jobs in turn and keeps their order; a single job stands before earlier ones', async () => {
  const { result } = renderLab();
  const jobs: readonly Job[] = (['tens', 'elevens', 'thirteens'] as const).map((game) => ({
    ...PICTURES,
    game,
    games: 30,
  }));
  const games = (): readonly string[] => result.current.runs.map(({ job }) => job.game);
  act(() => result.current.startSeries(jobs));
  await waitFor(() => expect(games()).toEqual(['tens', 'elevens', 'thirteens']));
  await waitFor(() => expect(result.current.running).toBe(false));
  expect(result.current.runs.map(({ progress }) => progress.tally.games)).toEqual([30, 30, 30]);
  const end = async (job: Job): Promise<void> => {
    act(() => result.current.start(job));
    await waitFor(() => expect(result.current.newest?.job).toBe(job));
    await waitFor(() => expect(result.current.running).toBe(false));
  };
  await end(PICTURES);
  expect(games()).toEqual(['pictures']);
  await end({ ...PICTURES, game: 'tens' });
  expect(games()).toEqual(['tens', 'pictures']);
});

test('a series keeps the runs that were on the page as earlier ones, until the page is cleared', async () => {
  const { result } = renderLab();
  const series = [{ ...PICTURES, game: 'tens' as const, games: 30 }];
  const names = () => ({
    runs: result.current.runs.map(({ job }) => job.game),
    earlier: result.current.earlier.map(({ job }) => job.game),
  });
  const untilOver = () => waitFor(() => expect(result.current.running).toBe(false));
  act(() => result.current.start(PICTURES));
  await waitFor(() => expect(result.current.newest?.progress.done).toBe(true));
  for (let times = 0; times < 2; times++) {
    act(() => result.current.startSeries(series));
    await waitFor(() => expect(names()).toEqual({ runs: ['tens'], earlier: ['pictures'] }));
    await untilOver();
  }
  act(() => result.current.start({ ...PICTURES, game: 'elevens' }));
  await waitFor(() => expect(names()).toEqual({ runs: ['elevens', 'pictures'], earlier: [] }));
  act(() => result.current.startSeries(series));
  act(() => result.current.clear());
  expect(names()).toEqual({ runs: [], earlier: [] });
});

test('a question about players begins with one chart of their win rates; each run is folded beneath', async () => {
  show('three-sums');
  const chart = figure('Win rate by game');
  const ticks = [...chart.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(ticks).toEqual(expect.arrayContaining(['Elevens', 'Thirteens', 'Tens']));
  await waitFor(() => expect(chart.querySelectorAll('.chart-bar').length).toBeGreaterThan(0));
  const folded = screen.getByText(/^Each run: /).closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.querySelector('.lab-run')).not.toBeNull();
});

test('who comes back to a question finds the guess and the result; to a run, that it goes on', async () => {
  stores.settings.set('guessFirst', 'questions');
  const user = userEvent.setup();
  const first = render(page('three-sums'));
  await user.click(screen.getByRole('button', { name: 'Elevens' }));
  const result = await screen.findByText(/^Your guess: /);
  const { textContent } = result;
  first.unmount();
  const second = render(page('three-sums'));
  expect(screen.queryByRole('button', { name: 'Elevens' })).toBeNull();
  expect(screen.getByText(/^Your guess: /).textContent).toBe(textContent);
  second.unmount();

  const third = render(page('pictures', 'automatic', '100000', '0'));
  await screen.findByRole('button', { name: 'Pause' });
  third.unmount();
  // What is under way when the page is left ends, and no more.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  const lab = renderLab();
  const played = () => lab.result.current.newest?.progress.tally.games ?? 0;
  const before = played();
  expect(before).toBeLessThan(100_000);
  await waitFor(() => expect(played()).toBeGreaterThan(before));
});

test('who comes back to a run finds its guess and its result', async () => {
  stores.settings.set('guessFirst', 'on');
  const user = userEvent.setup();
  const asked = () => screen.queryByRole('button', { name: 'Show without a guess' });
  const first = render(page('pictures', 'automatic', '500', '0'));
  await user.type(screen.getByLabelText(/^Your guess: /), '10');
  await user.click(screen.getByRole('button', { name: 'Guess' }));
  await screen.findByText(/^You guessed 10%; it is /);
  first.unmount();
  render(page('pictures', 'automatic', '500', '0'));
  expect(screen.getByText(/^You guessed 10%; it is /)).toBeTruthy();
  expect(asked()).toBeNull();
});

test('who comes back from another page of the lab finds the runs that stood side by side', async () => {
  const names = () =>
    screen
      .queryAllByRole('region', { name: /games$/ })
      .map((run) => run.getAttribute('aria-label'));
  const second = ['pictures', 'automatic', '400', '900'];
  const shown = render(page('pictures', 'automatic', '500', '0'));
  await screen.findByText(/^Done: 500 games/);
  shown.rerender(page(...second));
  await screen.findByText(/^Done: 400 games/);
  shown.rerender(page());
  expect(names()).toEqual([]);
  shown.rerender(page(...second));
  expect(names()).toEqual(['Twelve Pictures, 400 games', 'Twelve Pictures, 500 games']);
  expect(screen.getByText(/^400 of 400/)).toBeTruthy();
});

test('a run that is not guessed yet stays hidden when a question is opened', async () => {
  stores.settings.set('guessFirst', 'on');
  const user = userEvent.setup();
  const shown = render(page('pictures', 'automatic', '500', '0'));
  await screen.findByText(/^500 of 500/);
  shown.rerender(page('one-in-thirteen'));
  const earlier = within(await screen.findByRole('region', { name: /, 500 games$/ }));
  expect(earlier.queryByText(/ won \(95% interval /)).toBeNull();
  await user.click(earlier.getByRole('button', { name: 'Show without a guess' }));
  expect(earlier.getByText(/ won \(95% interval /)).toBeTruthy();
});

const NOT_ALL = 'There is no answer: not all games were played.';

test.each([
  ['three-sums', NOT_ALL],
  ['one-in-thirteen', NOT_ALL],
  ['places', /^Stopped: \d of 9 values have results\.$/],
])(
  'the question %s has no answer once it is stopped, and can be tried again',
  async (question, said) => {
    const user = userEvent.setup();
    show(question);
    await user.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(document.activeElement?.textContent).toMatch(/\?$/);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(finding()).toMatch(said);
    await user.click(again);
    expect(document.activeElement?.textContent).toMatch(/\?$/);
    await screen.findByRole('button', { name: 'Stop' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

test.each([
  ['three-sums', 0],
  ['three-sums', 1],
  ['one-in-thirteen', 0],
  ['one-in-thirteen', 1],
] as const)(
  'the question %s has no answer once its workers are lost after %i parts',
  async (question, parts) => {
    let left: number = parts;
    vi.stubGlobal(
      'Worker',
      class extends SimulatingWorker {
        override postMessage(request: LabRequest): void {
          if (left-- > 0) super.postMessage(request);
          else setTimeout(() => this.onerror?.(new Event('error')));
        }
      },
    );
    show(question);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(finding()).toBe('There is no answer: the lab’s workers were lost.');
    vi.stubGlobal('Worker', SimulatingWorker);
    await userEvent.setup().click(again);
    await screen.findByRole('button', { name: 'Stop' });
    expect(document.activeElement?.textContent).toMatch(/\?$/);
  },
);

test('a run whose workers are all lost can be tried again, and the focus is not lost', async () => {
  vi.stubGlobal(
    'Worker',
    class extends SimulatingWorker {
      override postMessage(): void {
        setTimeout(() => this.onerror?.(new Event('error')));
      }
    },
  );
  show('pictures', 'automatic', '500', '0');
  const again = await screen.findByRole('button', { name: 'Try again' });
  vi.stubGlobal('Worker', SimulatingWorker);
  await userEvent.setup().click(again);
  expect(document.activeElement?.textContent).toBe('The lab');
  await screen.findByText(/^Done: 500 games/);
});

test('a series that is stopped plays no further job', async () => {
  const { result } = renderLab();
  act(() => result.current.startSeries([PICTURES, { ...PICTURES, game: 'tens' }]));
  act(() => result.current.stop());
  await waitFor(() => expect(result.current.newest?.progress.done).toBe(true));
  // The worker answers in the next task; a second job would have shown its games by then.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(result.current.runs.map(({ job }) => job.game)).toEqual(['pictures']);
});

/** In milliseconds. */
const HOUR = 3_600_000;

test('the time for which a run has waited does not count, even if it is stopped then', async () => {
  const now = performance.now.bind(performance);
  let waited = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + waited);
  onTestFinished(() => clock.mockRestore());
  const { result } = renderLab();
  const pauseAnHour = (): void => {
    act(() => result.current.togglePause());
    waited += HOUR;
  };
  act(() => result.current.start({ ...PICTURES, games: 1_000_000_000 }));
  pauseAnHour();
  act(() => result.current.togglePause());
  pauseAnHour();
  act(() => result.current.stop());
  await waitFor(() => expect(result.current.newest?.progress.done).toBe(true));
  expect(result.current.newest?.elapsedMs).toBeLessThan(HOUR);
});

test('a series whose workers all die ends with its first job, and can be tried again', async () => {
  vi.stubGlobal(
    'Worker',
    class extends SimulatingWorker {
      override postMessage(): void {
        setTimeout(() => this.onerror?.(new Event('error')));
      }
    },
  );
  const { result } = renderLab();
  const jobs = [PICTURES, { ...PICTURES, game: 'tens' as const }];
  act(() => result.current.startSeries(jobs));
  await waitFor(() => expect(result.current.newest?.progress.failure).toBe('failed'));
  expect(result.current.running).toBe(false);
  expect(result.current.runs).toHaveLength(1);
  vi.stubGlobal('Worker', SimulatingWorker);
  act(() => result.current.startSeries(jobs));
  await waitFor(() => expect(result.current.runs).toHaveLength(2));
});
