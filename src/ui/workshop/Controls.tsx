import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { joinSentences } from '../../locales/format';
import type { Control, Invention, PilesControl } from '../../workshop/invention';
import { Button } from '../parts/Button';
import { Chips } from '../parts/Chips';
import { SelectField } from '../parts/Field';
import { Switch } from '../parts/Switch';
import { NumberField } from './NumberField';

interface ControlsProps {
  readonly game: Invention;
  /** What is wrong, by the member that has the fault. */
  readonly faults: ReadonlyMap<string, string>;
  /** With `continuesLast` the change belongs to the one before. */
  readonly onChange: (game: Invention, member: string, continuesLast?: boolean) => void;
}

/** A control for every member of a description that matters in it, with its fault, if any. */
export function Controls({ game, ...props }: ControlsProps) {
  return game.sections().map(({ title, controls, note }) => (
    <section key={title} className="panel" aria-label={title}>
      <h2>{title}</h2>
      {controls.length > 0 ? (
        <div className="form-grid">
          {controls.map((control) => (
            <MemberControl key={control.members[0]} control={control} {...props} />
          ))}
        </div>
      ) : (
        <p className="note">{note}</p>
      )}
    </section>
  ));
}

/** More choices than these are in a list. */
const MAX_CHIPS = 6;

function MemberControl({
  control,
  faults,
  onChange,
}: Omit<ControlsProps, 'game'> & { readonly control: Control }) {
  const faultId = useId();
  const [member] = control.members;
  const fault = joinSentences(control.members.map((each) => faults.get(each)));
  const describedBy = fault ? faultId : undefined;
  const choice = control.kind === 'choice' && {
    label: control.label,
    value: control.value,
    choices: control.choices,
    'aria-describedby': describedBy,
    onChange: (value: string) => onChange(control.set(value), member),
  };
  return (
    <div
      data-member={member}
      data-wide={(control.kind === 'piles' && control.piles.length > 0) || undefined}
    >
      {choice && choice.choices.length <= MAX_CHIPS && (
        <>
          <span className="label muted" aria-hidden="true">
            {choice.label}
          </span>
          <Chips {...choice} />
        </>
      )}
      {choice && choice.choices.length > MAX_CHIPS && <SelectField {...choice} />}
      {control.kind === 'count' && (
        <NumberField
          {...control}
          describedBy={describedBy}
          onChange={(value, continuesLast) => onChange(control.set(value), member, continuesLast)}
        />
      )}
      {control.kind === 'switch' && (
        <Switch
          label={control.label}
          describedBy={describedBy}
          isOn={control.isOn}
          onChange={(isOn) => onChange(control.set(isOn), member)}
        />
      )}
      {control.kind === 'piles' && (
        <Piles control={control} describedBy={describedBy} onChange={onChange} />
      )}
      <p className="form-error" id={faultId} aria-live="polite">
        {fault}
      </p>
    </div>
  );
}

/** The fewest and the most cards in a pile: `6–7`. */
function rangeInWords(piles: PilesControl['piles']): string {
  const cards = piles.map(([first]) => first?.value ?? 0);
  const [low, high] = [Math.min(...cards), Math.max(...cards)];
  return low === high ? String(low) : `${low}–${high}`;
}

interface PilesProps extends Pick<ControlsProps, 'onChange'> {
  readonly control: PilesControl;
  readonly describedBy: string | undefined;
}

/** The number of columns or reserve piles, and the cards in each. */
function Piles({ control, describedBy, onChange }: PilesProps): ReactNode {
  const { count, inEach, title, note, piles } = control;
  const [member] = control.members;
  return (
    <>
      <div className="form-grid">
        <NumberField
          {...count}
          describedBy={describedBy}
          onChange={(value, continuesLast) => onChange(count.set(value), member, continuesLast)}
        />
        {inEach && (
          <div>
            <span className="label muted">{t`Cards in each`}</span>
            <span className="number-field">
              <Button
                aria-label={t`A card less in each column`}
                onClick={() => onChange(inEach(-1), member)}
              >
                −
              </Button>
              <span className="form-control" aria-live="polite">
                {rangeInWords(piles)}
              </span>
              <Button
                aria-label={t`A card more in each column`}
                onClick={() => onChange(inEach(1), member)}
              >
                +
              </Button>
            </span>
          </div>
        )}
      </div>
      {piles.length > 0 && (
        <details>
          <summary>{title}</summary>
          {note && <p className="note">{note}</p>}
          <ol className="plain-list pile-fields">
            {piles.map((numbers, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <li key={i}>
                <span className="label muted" aria-hidden="true">
                  {i + 1}
                </span>
                {numbers.map(({ member: own, set, ...number }) => (
                  <NumberField
                    key={own}
                    isPlain
                    {...number}
                    onChange={(value, continuesLast) => onChange(set(value), own, continuesLast)}
                  />
                ))}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
