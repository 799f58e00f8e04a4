import { gameOf, type VariantId } from '../../games/index';
import type { DealSource } from '../../persistence/record';
import { Field } from '../parts/Field';
import type { GameFilter, GameOrder, ResultFilter } from './gameFilter';
import { SOURCES } from './gameWords';
import '../parts/form.css';

type Choices<Value extends string> = readonly (readonly [Value, string])[];

const RESULTS: Choices<ResultFilter> = [
  ['any', 'Any result'],
  ['won', 'Won'],
  ['clean', 'Clean wins'],
  ['lost', 'Lost'],
  ['helped', 'Solver used'],
  ['unfinished', 'Unfinished'],
];

const ORDERS: Choices<GameOrder> = [
  ['newest', 'Newest first'],
  ['oldest', 'Oldest first'],
  ['fewest', 'Fewest moves'],
  ['fastest', 'Shortest time'],
];

const SOURCE_CHOICES: Choices<DealSource | 'any'> = [
  ['any', 'Any source'],
  ...(Object.entries(SOURCES) as [DealSource, string][]),
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
  const choices: Choices<VariantId | 'any'> = [
    ['any', 'All games'],
    ...games.map((id) => [id, gameOf(id).name] as const),
  ];
  return (
    <search className="form-grid">
      {games.length > 1 && (
        <Choice
          label="Game"
          value={filter.game}
          choices={choices}
          onChange={(game) => change({ game })}
        />
      )}
      <Choice
        label="Result"
        value={filter.result}
        choices={RESULTS}
        onChange={(result) => change({ result })}
      />
      <Choice
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
      <Choice
        label="Order"
        value={filter.order}
        choices={ORDERS}
        onChange={(order) => change({ order })}
      />
    </search>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: Choices<Value>;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(id) => (
        <select
          id={id}
          className="form-control"
          value={value}
          onChange={({ target }) => onChange(target.value as Value)}
        >
          {choices.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
