import type { GameMaker } from '../registration';
import { klondike } from './index';
import { rulesOf } from './options';

const make: GameMaker = (values) => klondike(rulesOf(values));

export { make as 'klondike-1', make as 'klondike-3' };
