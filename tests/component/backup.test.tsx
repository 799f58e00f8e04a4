import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { exportGames, importGames } from '../../src/persistence/backup';
import { chosenDeal } from '../../src/store/findGame';
import type { Stores } from '../../src/store/stores';
import { StoresContext } from '../../src/ui/parts/context';
import { BackupSection } from '../../src/ui/settings/BackupSection';
import { currentOf, openGame } from '../support/fakeGames';
import { testStores } from '../support/testStores';

async function backupOf({ games }: Stores): Promise<File> {
  const { file } = await exportGames(await games.backupParts(), () => {});
  return new File([file], 'backup.json');
}

test('the table shows the newer state of its game that a backup has', async () => {
  const elsewhere = testStores();
  await openGame(elsewhere.store, chosenDeal('klondike-3', '5'));
  const { id } = currentOf(elsewhere.store).record;
  const draw = () => elsewhere.store.actions.gesture({ kind: 'press', pile: 'stock' });
  draw();
  const older = await backupOf(elsewhere);
  draw();
  draw();
  const newer = await backupOf(elsewhere);

  const stores = testStores();
  const parts = await stores.games.backupParts();
  await importGames(parts, older, () => {}, new AbortController().signal);
  await openGame(stores.store, { kind: 'game', id });
  expect(currentOf(stores.store).history.cursor).toBe(1);
  const { container } = render(
    <StoresContext value={stores}>
      <BackupSection />
    </StoresContext>,
  );
  const input = container.querySelector('input[type="file"]') as HTMLInputElement;
  await userEvent.upload(input, newer);
  await screen.findByText(
    '1 game was brought up to date. The game on the table is at its newest position now.',
  );
  expect(currentOf(stores.store).history.cursor).toBe(3);
  // Nothing new, nothing said of the table.
  await userEvent.upload(input, newer);
  await screen.findByText('1 game is here already.');
});
