import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Slots, slot } from '../../src/ui/parts/Slots';

test('elements stand where the sentence has their slots, in any order', () => {
  const parts = [<kbd key="h">H</kbd>, <b key="n">2</b>];
  const { container } = render(<Slots text={`First ${slot(1)}, then ${slot(0)}.`} parts={parts} />);
  expect(container.innerHTML).toBe('First <b>2</b>, then <kbd>H</kbd>.');
});
