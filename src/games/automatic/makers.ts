import type { GameMaker } from '../registration';
import { perditioTempus as game } from './perditio';

const perditioTempus: GameMaker = () => game;

export { pictures } from './pictures';
export { eightStacks as 'eight-stacks' } from './stacks';
export { perditioTempus as 'perditio-tempus' };
