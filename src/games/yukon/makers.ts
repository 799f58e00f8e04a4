import type { GameMaker } from '../registration';
import { yukon as game } from './index';

export const yukon: GameMaker = () => game;
