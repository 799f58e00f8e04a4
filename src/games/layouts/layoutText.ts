import { grammarOf } from '../common/grammar';
import { faultsOf } from './faults';
import { type Layout, MEMBERS } from './layout';

/** Reads and writes descriptions of games of columns and foundations: `columns=7x4.6x4;move=helped;cells=4`. */
export const {
  format: formatLayout,
  formatMember,
  parse: parseLayout,
  parsePreset: parsePresetLayout,
} = grammarOf<Layout>({
  members: MEMBERS,
  required: ['columns', 'columns=7x4.6x4'],
  faultsOf,
});
