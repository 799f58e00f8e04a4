import type { GameMakers } from '../registration';
import { perditioTempus } from './perditio';
import { pictures } from './pictures';
import { eightStacks } from './stacks';

export const makers: GameMakers = {
  'perditio-tempus': () => perditioTempus,
  pictures,
  'eight-stacks': eightStacks,
};
