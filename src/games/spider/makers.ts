import type { GameMaker } from '../registration';
import { spider as game } from './index';
import { SUITS_BY_NUMBER } from './options';

export const spider: GameMaker = ({ suits = '', empty }) =>
  game(SUITS_BY_NUMBER[suits], empty === 'allowed');
