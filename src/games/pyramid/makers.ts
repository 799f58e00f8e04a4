import type { GameMaker } from '../registration';
import { pyramid as game } from './index';
import { redealsOf } from './options';

export const pyramid: GameMaker = ({ passes }) => game(redealsOf(passes));
