import type { Registration } from '../registration';
import { klondikeOptions } from './options';

const KLONDIKE = { name: 'Klondike', about: 'Build four suits up from the ace.' };

const drawThree: Registration = {
  options: klondikeOptions(3),
  group: 'build',
  order: 10,
  shared: { ...KLONDIKE, button: 'Draw 3' },
};

const drawOne: Registration = {
  options: klondikeOptions(1),
  group: 'build',
  order: 11,
  shared: { ...KLONDIKE, button: 'Draw 1' },
};

export { drawOne as 'klondike-1', drawThree as 'klondike-3' };
