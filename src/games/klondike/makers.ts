import type { GameMaker, GameMakers } from '../registration';
import { klondike } from './index';
import { rulesOf } from './options';

const make: GameMaker = (values) => klondike(rulesOf(values));

export const makers: GameMakers = { 'klondike-3': make, 'klondike-1': make };
