import { t } from '@lingui/core/macro';
import { entriesOf } from '../../engine/keysOf';
import type { VariantId } from '../../games/index';
import type { DealSource } from '../../persistence/record';
import { type Choice, SelectField, TextField } from '../parts/Field';
import { useGameName } from '../parts/gameName';
import type { GameFilter, GameOrder, ResultFilter } from './gameFilter';
import { sourceWords } from './gameWords';

const resultChoices = (): readonly Choice<ResultFilter>[] => [
  ['any', t`Any result`],
  ['won', t({ message: 'Won', context: 'games to list' })],
  ['clean', t`Clean wins`],
  ['lost', t({ message: 'Lost', context: 'games to list' })],
  ['helped', t`Solver used`],
  ['unfinished', t({ message: 'Unfinished', context: 'games to list' })],
];

const orderChoices = (): readonly Choice<GameOrder>[] => [
  ['newest', t`Newest first`],
  ['oldest', t`Oldest first`],
  ['fewest', t`Fewest moves`],
  ['fastest', t`Shortest time`],
];

const sourceChoices = (): readonly Choice<DealSource | 'any'>[] => [
  ['any', t`Any source`],
  ...entriesOf(sourceWords()),
];

interface FilterFieldsProps {
  readonly filter: GameFilter;
  /** The games to choose from; empty on the page of one game. */
  readonly games: readonly VariantId[];
  readonly onChange: (filter: GameFilter) => void;
}

/** The fields of a `GameFilter`. */
export function FilterFields({ filter, games, onChange }: FilterFieldsProps) {
  const change = (part: Partial<GameFilter>): void => onChange({ ...filter, ...part });
  const nameOf = useGameName();
  const choices: readonly Choice<VariantId | 'any'>[] = [
    ['any', t`All games`],
    ...games.map((id): Choice<VariantId> => [id, nameOf(id)]),
  ];
  return (
    <search className="form-grid">
      {games.length > 1 && (
        <SelectField
          label={t`Game`}
          value={filter.game}
          choices={choices}
          onChange={(game) => change({ game })}
        />
      )}
      <SelectField
        label={t`Result`}
        value={filter.result}
        choices={resultChoices()}
        onChange={(result) => change({ result })}
      />
      <SelectField
        label={t({ message: 'Source', comment: 'where a deal came from' })}
        value={filter.source}
        choices={sourceChoices()}
        onChange={(source) => change({ source })}
      />
      <TextField
        label={t`Deal`}
        type="search"
        placeholder={t`Any number`}
        value={filter.deal}
        onChange={(deal) => change({ deal })}
      />
      <SelectField
        label={t({ message: 'Order', comment: 'of the games in the list' })}
        value={filter.order}
        choices={orderChoices()}
        onChange={(order) => change({ order })}
      />
    </search>
  );
}
