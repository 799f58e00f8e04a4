import { valuesOf } from '../../games/index';
import type { SolverRegistration } from '../registration';

/** With more suits the search finds too few wins to be of use. */
export const spider: SolverRegistration = {
  knows: (id) => valuesOf(id).suits === '1',
  provesLosses: false,
};
