import { gameOf, type VariantId } from '../../games/index';
import type { DealSource } from '../../persistence/record';
import { type Choice, Field, SelectField } from '../parts/Field';
import type { GameFilter, GameOrder, ResultFilter } from './gameFilter';
import { SOURCE_WORDS } from './gameWords';
import '../parts/form.css';

const RESULTS: readonly Choice<ResultFilter>[] = [
  ['any', 'Any result'],
  ['won', 'Won'],
  ['clean', 'Clean wins'],
  ['lost', 'Lost'],
  ['helped', 'Solver used'],
  ['unfinished', 'Unfinished'],
];

const ORDERS: readonly Choice<GameOrder>[] = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['fewest', 'Fewest moves'],
  ['fastest', 'Shortest time'],
];

const SOURCE_CHOICES: readonly Choice<DealSource | 'any'>[] = [
  ['any', 'Any source'],
  ...(Object.entries(SOURCE_WORDS) as [DealSource, string][]),
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
  const choices: readonly Choice<VariantId | 'any'>[] = [
    ['any', 'All games'],
    ...games.map((id): Choice<VariantId> => [id, gameOf(id).name]),
  ];
  return (
    <search className="form-grid">
      {games.length > 1 && (
        <SelectField
          label="Game"
          value={filter.game}
          choices={choices}
          onChange={(game) => change({ game })}
        />
      )}
      <SelectField
        label="Result"
        value={filter.result}
        choices={RESULTS}
        onChange={(result) => change({ result })}
      />
      <SelectField
        label="Source"
        value={filter.source}
        choices={SOURCE_CHOICES}
        onChange={(source) => change({ source })}
      />
      <Field label="Deal">
        {(id) => (
          <input
            id={id}
            type="search"
            className="form-control"
            placeholder="Any number"
            value={filter.deal}
            onChange={({ target }) => change({ deal: target.value })}
          />
        )}
      </Field>
      <SelectField
        label="Order"
        value={filter.order}
        choices={ORDERS}
        onChange={(order) => change({ order })}
      />
    </search>
  );
}
