import type { GameMakers } from '../registration';
import { elevens, tens, thirteens } from './index';

export const makers: GameMakers = { elevens, thirteens, tens };
