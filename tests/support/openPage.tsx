import { act, type RenderResult, render } from '@testing-library/react';
import type { Stores } from '../../src/store/stores';
import { App } from '../../src/ui/app/App';
import { createNavigation } from '../../src/ui/app/navigation';
import { OWN_ENTRY } from '../../src/ui/parts/address';

/**
 * Renders the page of an address, with its game on the table if no database has to be asked for it. The address is the page’s own, or
 * that of a link from elsewhere.
 */
export async function openPage(
  stores: Stores,
  hash: string,
  from: 'here' | 'elsewhere' = 'here',
): Promise<RenderResult> {
  window.history.replaceState(from === 'here' ? OWN_ENTRY : null, '', hash);
  const page = render(<App stores={stores} navigation={createNavigation(stores.store, window)} />);
  await act(async () => {});
  return page;
}
