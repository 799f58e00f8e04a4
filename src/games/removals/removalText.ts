import { grammarOf } from '../common/grammar';
import { faultsOf } from './faults';
import { MEMBERS, type Removal } from './removal';

/** Reads and writes descriptions of games of removal: `pyramid=7;match=sum;sum=13;redeals=2;open`. */
export const {
  format: formatRemoval,
  formatMember,
  parse: parseRemoval,
  parsePreset: parsePresetRemoval,
} = grammarOf<Removal>({
  members: MEMBERS,
  faultsOf,
});
