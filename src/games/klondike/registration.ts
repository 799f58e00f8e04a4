import type { Registration } from '../registration';
import * as makers from './makers';
import { klondikeOptions } from './options';

/** The rules are part of the first load. */
const load = async () => makers;

const KLONDIKE = { name: 'Klondike', about: 'Build four suits up from the ace.' };

const drawThree: Registration = {
  load,
  options: klondikeOptions(3),
  group: 'build',
  order: 10,
  shared: { ...KLONDIKE, button: 'Draw 3' },
};

const drawOne: Registration = {
  load,
  options: klondikeOptions(1),
  group: 'build',
  order: 11,
  shared: { ...KLONDIKE, button: 'Draw 1' },
};

export { drawOne as 'klondike-1', drawThree as 'klondike-3' };
