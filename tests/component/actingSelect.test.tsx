import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ActingSelect } from '../../src/ui/parts/Field';
import { recordLastInput } from '../../src/ui/parts/input';

const onChange = vi.fn();

/** Shows a select at its first choice. */
function show(): HTMLSelectElement {
  onChange.mockReset();
  recordLastInput(window);
  const choices = [
    ['a', 'Agnes'],
    ['b', 'Bristol'],
  ] as const;
  render(<ActingSelect aria-label="Game" value="a" choices={choices} onChange={onChange} />);
  return screen.getByRole('combobox');
}

/** What the browser does at a key that changes the choice: jsdom does not. */
function browse(select: HTMLSelectElement, key: string, value: string): void {
  fireEvent.keyDown(select, { key });
  fireEvent.change(select, { target: { value } });
  fireEvent.keyUp(select, { key });
}

test.each(['ArrowDown', 'End', 'b'])(
  'what %s chooses in a closed select is only shown, until Enter',
  async (key) => {
    const select = show();
    browse(select, key, 'b');
    expect(select.value).toBe('b');
    expect(onChange).not.toHaveBeenCalled();
    select.focus();
    await userEvent.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['b']]);
  },
);

test('leaving the select without Enter puts the choice back', async () => {
  const select = show();
  await userEvent.tab();
  browse(select, 'ArrowDown', 'b');
  await userEvent.tab();
  expect(select.value).toBe('a');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  expect(onChange).not.toHaveBeenCalled();
});

test('a choice by the pointer acts at once, and so does one from the list that Alt and an arrow open', async () => {
  const select = show();
  browse(select, 'ArrowDown', 'b');
  browse(select, 'ArrowUp', 'a');
  await userEvent.selectOptions(select, 'Bristol');
  expect(onChange).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(select, { key: 'ArrowDown' });
  fireEvent.keyDown(select, { key: 'ArrowDown', altKey: true });
  fireEvent.change(select, { target: { value: 'b' } });
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('on a Mac arrow keys open the list, and a choice from it acts at once', () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  const select = show();
  browse(select, 'ArrowDown', 'b');
  expect(onChange.mock.calls).toEqual([['b']]);
  vi.restoreAllMocks();
});

test('who comes by the keyboard is told of Enter', async () => {
  const select = show();
  await userEvent.tab();
  expect(select.getAttribute('aria-description')).toBe('Press Enter to choose.');
  await userEvent.tab();
  await userEvent.click(select);
  expect(select.getAttribute('aria-description')).toBeNull();
});
