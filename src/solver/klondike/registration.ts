import { valuesOf } from '../../games/index';
import { rulesOf } from '../../games/klondike/options';
import type { SolverRegistration } from '../registration';

const klondike: SolverRegistration = { knows: (id) => !rulesOf(valuesOf(id)).anyOnEmpty };

export { klondike as 'klondike-1', klondike as 'klondike-3' };
