import {
  DateInput,
  DateRangePicker,
  dateProblem,
  isIsoDate,
  type DateRangePickerProps,
  type DayLimits,
} from '@pribavka/ui/dates';
import type { ReactElement } from 'react';

import { useFormField } from '../form/useFormField.ts';
import { today } from '../rules/calendar.ts';
import { warning } from '../rules/combine.ts';
import { messages } from '../rules/messages.ts';
import { birthDate, issuedAfter, passportLapsed } from '../rules/passport.ts';
import { asText } from '../rules/text.ts';
import type { Rule } from '../rules/types.ts';
import { FieldShell } from './FieldShell.tsx';
import { rulesOf } from './rules.ts';
import type { CommonFieldProps } from './types.ts';

/** Shape of {@link DateField}. */
export interface DateFieldProps extends CommonFieldProps, DayLimits {
  readonly label: string;
  readonly own?: readonly Rule[] | undefined;
  /** Lists of months and years over the calendar: for a birth date. */
  readonly jump?: boolean | undefined;
  readonly autoComplete?: string | undefined;
}

const NONE: readonly Rule[] = [];

/** A day; keeps `yyyy-MM-dd`, and the typed text while it is no day yet, so that nothing is lost. */
export function DateField({
  name,
  label,
  hint,
  optional,
  rules,
  own = NONE,
  asks,
  secret,
  side,
  disabled,
  min,
  max,
  disabledReason,
  onValueChange,
  ...input
}: DateFieldProps): ReactElement {
  const limits = { min, max, disabledReason };
  const written: Rule = (value) =>
    value === '' || value === undefined || isIsoDate(asText(value))
      ? undefined
      : (dateProblem(asText(value), limits) ?? messages.date);
  const field = useFormField(name, label, '', { rules: rulesOf(optional, [written, ...own], rules), asks, secret });
  return (
    <FieldShell {...{ name, label, hint, optional, side, disabled, field }}>
      <DateInput
        {...input}
        {...limits}
        name={name}
        value={isIsoDate(field.value) ? field.value : null}
        onChange={({ value, text }) => {
          field.change(value ?? text);
          onValueChange?.(value ?? text);
        }}
        onFocus={field.focus}
        onBlur={field.blur}
      />
    </FieldShell>
  );
}

const BIRTH = [birthDate];

/** Birth date of a person old enough to hold a passport. Kept out of drafts. */
export function BirthDateField({ label = 'Дата рождения', ...rest }: CommonFieldProps): ReactElement {
  return <DateField secret {...rest} label={label} own={BIRTH} jump max={today()} autoComplete="bday" />;
}

/** Day a passport was issued, against the birth date; one that has lapsed at 20 or 45 only warns. */
export function IssuedAtField({
  label = 'Дата выдачи',
  birthField = 'birthDate',
  ...rest
}: CommonFieldProps & { readonly birthField?: string | undefined }): ReactElement {
  const own = [issuedAfter(birthField), warning(passportLapsed(birthField))];
  return <DateField secret {...rest} label={label} own={own} jump max={today()} />;
}

/** A period. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Shape of {@link DateRangeField}. */
export interface DateRangeFieldProps
  extends
    Pick<CommonFieldProps, 'name' | 'hint' | 'optional' | 'rules' | 'disabled' | 'side'>,
    Omit<DateRangePickerProps, 'value' | 'onChange' | 'label' | 'onRemove'> {
  readonly label: string;
  readonly onValueChange?: ((value: Period | undefined) => void) | undefined;
}

/** A period; keeps `{ from, to }` of days, or null for all the time. */
export function DateRangeField({
  name,
  label,
  hint,
  optional,
  rules,
  side,
  disabled,
  onValueChange,
  ...picker
}: DateRangeFieldProps): ReactElement {
  const field = useFormField<Period | null>(name, label, null, { rules: rulesOf(optional, [], rules) });
  return (
    <FieldShell {...{ name, label, hint, optional, side, disabled, field }} group>
      <div onFocus={field.focus} onBlur={field.blur}>
        <DateRangePicker
          {...picker}
          value={field.value ?? undefined}
          onChange={(value) => {
            field.change(value ?? null);
            onValueChange?.(value);
          }}
        />
      </div>
    </FieldShell>
  );
}
