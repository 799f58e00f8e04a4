import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { VariantId } from '../../src/games/index';
import type { Stores } from '../../src/store/stores';
import { groupsOf, handsOf, linesOf, playedLine } from '../support/hands';
import { openPage } from '../support/openPage';
import { playedGame } from '../support/playedGame';
import { fakeStorage } from '../support/storage';
import { testStores } from '../support/testStores';
import won from '../vectors/klondike_won.json' with { type: 'json' };
import spider from '../vectors/spider_transcripts.json' with { type: 'json' };
import yukon from '../vectors/yukon_transcript.json' with { type: 'json' };

/** Opens the page of a deal, as after a reload if the storage is not new. */
async function open(id: VariantId, deal: string, storage = fakeStorage()) {
  const stores = testStores({ local: storage });
  const page = await openPage(stores, `#/${id}/${deal}`);
  return { ...page, stores, storage };
}

const cardOf = (code: string): HTMLElement => {
  const card = document.querySelector<HTMLElement>(`[data-card="${code}"]`);
  if (!card) throw new Error(`${code} is not on the page`);
  return card;
};
const tap = (element: HTMLElement): void => {
  fireEvent.click(element, { detail: 0 });
};
const button = (name: string) => screen.getByRole('button', { name });
const pressStock = (): void => {
  fireEvent.click(document.querySelector('[data-press="stock"]') as Element);
};
const status = () => screen.getByRole('status').textContent;
const moves = () => screen.getByTestId('moves').textContent;

/** Drops a card, and what lies on it, on a pile. */
function drop({ store }: Stores, code: string, to: string): void {
  const { in: from = '', count } = cardOf(code).dataset;
  act(() => store.actions.gesture({ kind: 'drop', from, count: Number(count), to }));
}

const spiderGame = spider.games[0] ?? { deal: '', lines: [] };

for (const [id, deal, lines] of [
  ['yukon', '7', linesOf(yukon.lines)],
  ['spider', spiderGame.deal, linesOf(spiderGame.lines)],
] as const) {
  test(`${id}: a whole game of drops and presses on the stock is won`, async () => {
    const { stores } = await open(id, deal);
    const hands = handsOf(id, deal, lines);
    for (const [n, { code, to, line }] of hands.entries()) {
      if (code === '') pressStock();
      else drop(stores, code, to);
      expect(moves(), line).toBe(`Moves ${n + 1}`);
    }
    await waitFor(() => expect(status()).toContain(`Won in ${lines.length} moves.`));

    // A game that is won takes only undo, a new deal and the menu.
    drop(stores, hands.at(-1)?.code ?? '', 'tableau-1');
    expect(status()).toBe('You have won this game.');
    expect(moves()).toBe(`Moves ${lines.length}`);
    tap(button('Undo'));
    expect(moves()).toBe(`Moves ${lines.length - 1}`);
  });
}

for (const [id, deal] of [
  ['tripeaks', '7'],
  ['pyramid', '27'],
] as const) {
  test(`${id}: a whole game of taps is won`, async () => {
    await open(id, deal);
    const line = playedLine(id, deal);
    for (const [n, { codes }] of line.entries()) {
      if (codes.length === 0) pressStock();
      for (const code of codes) tap(cardOf(code));
      expect(moves()).toBe(`Moves ${n + 1}`);
    }
    await waitFor(() => expect(status()).toContain(`Won in ${line.length} moves.`));
    // Nothing can be played any more.
    expect(document.querySelectorAll('.card:not([aria-disabled])')).toHaveLength(0);
  });
}

for (const [id, deal] of [
  ['elevens', '0'],
  ['thirteens', '0'],
] as const) {
  test(`${id}: a whole game of groups, each replaced, is won, and counts once`, async () => {
    const { storage, stores, unmount } = await open(id, deal);
    act(() => stores.settings.set('autoReplace', 'off'));
    const groups = groupsOf(id, deal);
    const replace = button('Replace');
    for (const [n, group] of groups.entries()) {
      for (const code of group) tap(cardOf(code));
      tap(replace);
      expect(moves()).toBe(`Moves ${n + 1}`);
      // A player leaves the page time between two moves, so that the database is not taken for silent.
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    }
    await waitFor(() => expect(status()).toContain('You won!'));
    const counted = 'Won 1 of 1';
    expect(await screen.findByText(counted)).toBeTruthy();
    tap(button('Undo'));
    tap(button('Redo'));
    expect(screen.getByText(counted)).toBeTruthy();
    unmount();
    await open(id, deal, storage);
    expect(await screen.findByText(counted)).toBeTruthy();
    expect(moves()).toBe(`Moves ${groups.length}`);
  });
}

test('tens: a whole game of groups that are replaced automatically is won', async () => {
  await open('tens', '1');
  for (const [n, group] of groupsOf('tens', '1').entries()) {
    for (const code of group) tap(cardOf(code));
    expect(moves()).toBe(`Moves ${n + 1}`);
  }
  await waitFor(() => expect(status()).toContain('You won!'));
});

test('a whole game typed in the console is won, and stored', async () => {
  const { deal, moves: lines } = won['klondike-3'];
  const { storage } = await open('klondike-3', deal);
  fireEvent.keyDown(document.body, { key: '/' });
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Command' });
  for (const text of lines) {
    fireEvent.change(field, { target: { value: text } });
    fireEvent.keyDown(field, { key: 'Enter' });
  }
  await waitFor(() => expect(status()).toContain(`Won in ${lines.length} moves.`));
  const [, text = ''] =
    [...storage.texts].find(([key]) => key.startsWith('patience/journal/')) ?? [];
  const stored = JSON.parse(text);
  const { moves } = playedGame('klondike-3', deal, lines).record;
  expect(stored).toMatchObject({ moves, cursor: lines.length, result: 'won' });
});
