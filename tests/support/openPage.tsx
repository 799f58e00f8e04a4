import { act, type RenderResult, render } from '@testing-library/react';
import type { Stores } from '../../src/store/stores';
import { App } from '../../src/ui/app/App';
import { createNavigation } from '../../src/ui/app/navigation';
import { OWN_ENTRY } from '../../src/ui/parts/address';

/** Renders the page of an address, with its game on the table if no database has to be asked for it. */
export async function openPage(stores: Stores, hash: string): Promise<RenderResult> {
  window.history.replaceState(OWN_ENTRY, '', hash);
  const page = render(<App stores={stores} navigation={createNavigation(stores.store, window)} />);
  await act(async () => {});
  return page;
}
