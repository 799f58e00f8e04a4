import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';
import { type Control, sectionsOf, withValue } from '../../workshop/controls';
import { type Layout, type Member, setupOf } from '../../workshop/description';
import {
  cardLimit,
  withCards,
  withColumnCount,
  withDown,
  withMoreInEach,
  withReserveCount,
  withReserved,
} from '../../workshop/edit';
import { Button } from '../parts/Button';
import { Field, Select } from '../parts/Field';
import { Switch } from '../parts/Switch';
import { NumberField } from './NumberField';

interface ControlsProps {
  readonly layout: Layout;
  /** What is wrong, by the member that has the fault. */
  readonly faults: ReadonlyMap<Member, string>;
  readonly onChange: (layout: Layout, member: Member, isSame?: boolean) => void;
}

/** A control for every member of a description that matters in it, with its fault, if any. */
export function Controls(props: ControlsProps) {
  return sectionsOf(props.layout).map(({ title, controls, note }) => (
    <section key={title} className="panel" aria-label={title}>
      <h2>{title}</h2>
      {controls.length > 0 ? (
        <div className="form-grid">
          {controls.map((control) => (
            <MemberControl key={control.member} control={control} {...props} />
          ))}
        </div>
      ) : (
        <p className="note">{note}</p>
      )}
    </section>
  ));
}

function MemberControl({ control, ...props }: ControlsProps & { readonly control: Control }) {
  const faultId = useId();
  const { layout, faults, onChange } = props;
  const { member } = control;
  const fault = [faults.get(member), member === 'columns' ? faults.get('down') : undefined]
    .filter(Boolean)
    .join(' ');
  const describedBy = fault ? faultId : undefined;
  const set = (value: string | number | boolean, isSame = false): void => {
    if (control.kind !== 'piles')
      onChange(withValue(layout, control.member, value), member, isSame);
  };
  return (
    <div
      data-member={member}
      data-wide={
        (control.kind === 'piles' && setupOf(layout)[control.member].length > 0) || undefined
      }
    >
      {control.kind === 'choice' && (
        <Field label={control.label}>
          {(id) => (
            <Select
              id={id}
              aria-describedby={describedBy}
              value={control.value}
              choices={control.choices}
              onChange={set}
            />
          )}
        </Field>
      )}
      {control.kind === 'count' && (
        <NumberField
          label={control.label}
          value={control.value}
          min={0}
          max={control.max}
          describedBy={describedBy}
          onChange={set}
        />
      )}
      {control.kind === 'switch' && (
        <Switch
          label={control.label}
          describedBy={describedBy}
          isOn={control.isOn}
          onChange={set}
        />
      )}
      {control.kind === 'piles' && (
        <Piles control={control} describedBy={describedBy} layout={layout} onChange={onChange} />
      )}
      <p className="form-error" id={faultId} aria-live="polite">
        {fault}
      </p>
    </div>
  );
}

interface PilesProps extends Pick<ControlsProps, 'layout' | 'onChange'> {
  readonly control: Extract<Control, { kind: 'piles' }>;
  readonly describedBy: string | undefined;
}

/** The number of columns or reserve piles, and the cards in each. */
function Piles({ control, describedBy, layout, onChange }: PilesProps): ReactNode {
  const { member, label, max } = control;
  const { columns, down, reserve } = setupOf(layout);
  const isColumns = member === 'columns';
  const sizes = isColumns ? columns : reserve;
  const limit = cardLimit(layout);
  const count = isColumns ? withColumnCount : withReserveCount;
  return (
    <>
      <div className="form-grid">
        <NumberField
          label={label}
          value={sizes.length}
          min={isColumns ? 1 : 0}
          max={max}
          describedBy={describedBy}
          onChange={(value, isSame) => onChange(count(layout, value), member, isSame)}
        />
        {isColumns && (
          <div>
            <span className="label muted">{t`Cards in each`}</span>
            <span className="number-field">
              {([-1, 1] as const).map((more) => (
                <Button
                  key={more}
                  aria-label={
                    more > 0 ? t`A card more in each column` : t`A card less in each column`
                  }
                  onClick={() => onChange(withMoreInEach(layout, more), member)}
                >
                  {more > 0 ? '+1' : '−1'}
                </Button>
              ))}
            </span>
          </div>
        )}
      </div>
      {sizes.length > 0 && (
        <details>
          <summary>{isColumns ? t`Column by column` : t`Pile by pile`}</summary>
          {isColumns && (
            <p className="note">
              {t`Cards in each column, and below how many of them lie face down.`}
            </p>
          )}
          <ol className="plain-list pile-fields">
            {sizes.map((cards, i) => {
              const number = i + 1;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <li key={i}>
                  <span className="label muted" aria-hidden="true">
                    {number}
                  </span>
                  <NumberField
                    isPlain
                    label={isColumns ? t`Column ${number}: cards` : t`Pile ${number}: cards`}
                    value={cards}
                    min={1}
                    max={limit}
                    onChange={(value, isSame) =>
                      onChange(
                        isColumns ? withCards(layout, i, value) : withReserved(layout, i, value),
                        member,
                        isSame,
                      )
                    }
                  />
                  {isColumns && (
                    <NumberField
                      isPlain
                      label={t`Column ${number}: face down`}
                      value={down[i] ?? 0}
                      min={0}
                      max={limit}
                      onChange={(value, isSame) =>
                        onChange(withDown(layout, i, value), 'down', isSame)
                      }
                    />
                  )}
                </li>
              );
            })}
          </ol>
        </details>
      )}
    </>
  );
}
