import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wilson } from '../../src/engine/interval';
import { type Bar, BarChart } from '../../src/ui/charts/BarChart';
import { LineChart } from '../../src/ui/charts/LineChart';

const TEXT = { title: 'A chart', summary: 'What it shows.', source: 'A test', fileName: 'chart' };
const COLUMNS = [{ label: 'Value', kind: 'text' }] as const;

/** A bar with so many of 100. */
const bar = (tick: string, count: number): Bar => ({
  tick,
  estimate: { share: count / 100, interval: wilson(count, 100) },
  text: () => `${tick}: ${count}`,
  row: [tick],
});

const texts = (selector: string): readonly string[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
/** The labels of the axes, without their titles. */
const labels = (): readonly string[] => texts('g > g > text:not(.chart-label)');
const slider = (): HTMLElement => screen.getByRole('slider', { name: 'Read out: A chart' });

test('each bar has its share above it where there is room', () => {
  const bars = [bar('a', 10), bar('b', 50), bar('c', 40)];
  render(<BarChart {...TEXT} x="Letter" y="Share" columns={COLUMNS} bars={bars} />);
  expect(texts('.chart-label')).toEqual(['10.0%', '50.0%', '40.0%']);
  expect(labels()).toEqual(expect.arrayContaining(['a', 'b', 'c', '0%', '50%']));
});

test('many bars have round numbers below them, and only the highest its share', () => {
  const bars = Array.from({ length: 53 }, (_, i) => bar(String(i), i === 20 ? 30 : 1));
  render(<BarChart {...TEXT} x="Score" y="Share" ticks="numbers" columns={COLUMNS} bars={bars} />);
  expect(texts('.chart-label')).toEqual(['30.0%']);
  const numbers = labels().filter((label) => !label.includes('%'));
  expect(numbers).toEqual(['0', '5', '10', '15', '20', '25', '30', '35', '40', '45', '50']);
});

test('labels at the edges stand half a place to the left of those below bars', () => {
  const bars = [bar('a', 10), bar('b', 50)];
  const places = (ticks: 'bars' | 'edges'): readonly number[] => {
    const { unmount } = render(
      <BarChart {...TEXT} x="Letter" y="Share" ticks={ticks} columns={COLUMNS} bars={bars} />,
    );
    const found = screen.getAllByText(/^[ab]$/).map((label) => Number(label.getAttribute('x')));
    unmount();
    return found;
  };
  const [[a = 0, b = 0], [edgeA, edgeB]] = [places('bars'), places('edges')];
  expect(edgeA).toBeCloseTo(a - (b - a) / 2, 6);
  expect(edgeB).toBeCloseTo((a + b) / 2, 6);
});

test('a bar without figures is not drawn and has no row, but is read out', () => {
  const bars = [
    bar('a', 10),
    { tick: 'b', estimate: undefined, text: () => 'b: none', row: undefined },
  ];
  render(<BarChart {...TEXT} x="Letter" y="Share" columns={COLUMNS} bars={bars} />);
  expect(document.querySelectorAll('.chart-bar')).toHaveLength(1);
  fireEvent.change(slider(), { target: { value: '1' } });
  expect(texts('.chart-readout span')).toEqual(['b: none']);
});

test('a line of shares is read point by point, the last one first', () => {
  const points = [10, 100, 1000].map((games) => ({
    x: games,
    share: 0.5,
    interval: wilson(games / 2, games),
    text: () => `After ${games}`,
    row: [String(games)],
  }));
  const { container } = render(
    <LineChart
      {...TEXT}
      x={{ title: 'Games', domain: [10, 1000], isLog: true, format: String }}
      y={{ title: 'Share', domain: [0, 1] }}
      columns={COLUMNS}
      points={points}
      references={[
        { share: 0.25, label: 'a quarter' },
        { share: 0, label: 'none' },
      ]}
      decimals={0}
    />,
  );
  expect(texts('.chart-label')).toEqual(['50%', 'a quarter', 'none']);
  // A label stands below its line, and above it where it would cover the numbers of the axis.
  const [quarter, none] = [...container.querySelectorAll('.chart-reference')].map((dashes) => {
    const y = (element: Element | null, name: string) => Number(element?.getAttribute(name));
    return y(dashes.nextElementSibling, 'y') - y(dashes, 'y1');
  });
  expect(quarter).toBeGreaterThan(0);
  expect(none).toBeLessThan(0);
  expect(labels()).toEqual(expect.arrayContaining(['10', '100', '1000']));
  const [, middle, end] = (container.querySelector('.chart-line')?.getAttribute('d') ?? '')
    .split(/[ML]/)
    .filter(Boolean)
    .map((point) => point.split(',').map(Number));
  // On a logarithmic axis 100 lies in the middle of 10 and 1000.
  expect(end?.[1]).toBe(middle?.[1]);
  fireEvent.focus(slider());
  expect(texts('.chart-readout span')).toEqual(['After 1000']);
  fireEvent.change(slider(), { target: { value: '1' } });
  expect(texts('.chart-readout span')).toEqual(['After 100']);
  expect(container.querySelector('line.chart-cursor')?.getAttribute('x1')).toBe(
    String(middle?.[0]),
  );
});
