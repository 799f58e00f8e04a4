import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CHOICES } from '../../src/persistence/settings';
import { BackPicture, FacePicture } from '../../src/ui/parts/cards/CardPictures';

test('a picture of faces shows an ace, a number card and a court card', () => {
  const { container } = render(<FacePicture faces="standard" />);
  expect(container.querySelectorAll('.full-face')).toHaveLength(3);
  expect(container.querySelectorAll('.court')).toHaveLength(1);
  expect(container.textContent).toBe('');
});

test.each(CHOICES.back)('a picture of the back %s names it for the style sheet', (back) => {
  const { container } = render(<BackPicture back={back} />);
  expect(container.querySelectorAll(`.card-picture[data-back="${back}"]`)).toHaveLength(1);
});
