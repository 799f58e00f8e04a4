import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { factsOf } from '../../src/persistence/record';
import { summarise } from '../../src/persistence/statistics';
import { StoresContext } from '../../src/ui/parts/context';
import { Charts } from '../../src/ui/statistics/Charts';
import { sampleGames } from '../support/sampleGames';
import { catchFiles } from '../support/savedFiles';
import { testStores } from '../support/testStores';

/** How many fields a line of a CSV file has; in quotation marks a comma is one of a text. */
const countFields = (line: string): number => line.match(/"[^"]*"|[^,]+/g)?.length ?? 0;

test('the tables of the charts have a figure under each of their heads', async () => {
  const files = catchFiles();
  const games = sampleGames(640).filter(({ variant }) => variant === 'klondike-3');
  render(
    <StoresContext value={testStores()}>
      <Charts summary={summarise(games.map(factsOf))} game="klondike-3" />
    </StoresContext>,
  );
  for (const button of screen.getAllByRole('button', { name: /^CSV: / })) {
    await userEvent.click(button);
  }
  expect(files.size).toBe(4);
  for (const file of files.values()) {
    const [head = '', ...rows] = (await file.text()).trimEnd().split('\n');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(countFields)).toEqual(rows.map(() => countFields(head)));
  }
});
