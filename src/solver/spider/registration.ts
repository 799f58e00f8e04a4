import { valuesOf } from '../../games/index';
import type { SolverRegistration } from '../registration';

/** With four suits its search finds a win too rarely. */
export const spider: SolverRegistration = {
  knows: (id) => valuesOf(id).suits !== '4',
  provesLosses: false,
};
