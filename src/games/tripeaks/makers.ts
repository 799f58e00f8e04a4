import type { GameMaker } from '../registration';
import { tripeaks as game } from './index';

export const tripeaks: GameMaker = ({ wrap }) => game(wrap === 'yes');
