import type { GameMaker } from '../registration';
import { golf as game } from './index';

export const golf: GameMaker = ({ wrap }) => game(wrap === 'yes');
