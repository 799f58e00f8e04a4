import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { StoresContext } from '../../src/ui/parts/context';
import { QuarantineSection } from '../../src/ui/settings/QuarantineSection';
import { testStores } from '../support/testStores';

test('a deletion that was refused is forgotten once one succeeds', async () => {
  const stores = testStores();
  const database = await stores.games.database();
  await database.quarantine([{ key: 'game', why: 'damaged', at: 0, text: 'rubbish' }]);
  const removeQuarantined = vi.fn(database.removeQuarantined).mockRejectedValueOnce('refused');
  vi.spyOn(stores.games, 'database').mockResolvedValue({ ...database, removeQuarantined });
  render(
    <StoresContext value={stores}>
      <QuarantineSection />
    </StoresContext>,
  );
  const remove = await screen.findByRole('button', { name: /^Delete / });
  await userEvent.click(remove);
  await screen.findByText('The browser refused this change.');
  await userEvent.click(remove);
  await screen.findByText(/ is deleted\.$/);
  expect(screen.queryByText('The browser refused this change.')).toBeNull();
});
