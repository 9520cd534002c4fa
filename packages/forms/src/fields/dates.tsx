import { FieldContext } from '@pribavka/ui';
import { useMessages } from '@pribavka/ui/messages';
import { DateRangePicker, type DateRangePickerProps } from '@pribavka/ui/dates';
import { useContext, type ComponentProps, type ReactElement } from 'react';

import { useFormField } from '../form/useFormField.ts';
import { programmeToday } from '../rules/calendar.ts';
import { warning } from '../rules/combine.ts';
import { birthDate, issuedAfter, passportLapsed } from '../rules/passport.ts';
import { DateField } from './DateField.tsx';
import { FieldShell } from './FieldShell.tsx';
import { passportMessages } from './passport.messages.ts';
import { rulesOf } from './rules.ts';
import type { CommonFieldProps, InputFieldProps, NativeProps } from './types.ts';

const BIRTH = [birthDate];

/** Birth date of a person old enough to hold a passport. Kept out of drafts. */
export function BirthDateField({ label, ...rest }: InputFieldProps): ReactElement {
  const say = useMessages(passportMessages);
  return (
    <DateField
      {...rest}
      secret
      label={label ?? say.birthDate}
      own={BIRTH}
      jump
      max={programmeToday()}
      autoComplete="bday"
    />
  );
}

/** Day a passport was issued, against the birth date; one that has lapsed at 20 or 45 only warns. Kept out of drafts. */
export function IssuedAtField({
  label,
  birthField = 'birthDate',
  ...rest
}: InputFieldProps & {
  /** Name of the field with the birth date the day is checked against. */
  readonly birthField?: string | undefined;
}): ReactElement {
  const say = useMessages(passportMessages);
  const own = [issuedAfter(birthField), warning(passportLapsed(birthField))];
  return <DateField {...rest} secret label={label ?? say.issuedAt} own={own} jump max={programmeToday()} />;
}

/** A period. */
export interface Period {
  /** First day, `yyyy-MM-dd`. */
  readonly from: string;
  /** Last day, included. */
  readonly to: string;
}

/** Shape of {@link DateRangeField}. */
export interface DateRangeFieldProps
  extends
    Pick<CommonFieldProps, 'name' | 'hint' | 'optional' | 'rules' | 'disabled' | 'side' | 'className' | 'style'>,
    Omit<NativeProps<'button'>, 'onChange'>,
    Pick<DateRangePickerProps, 'min' | 'max' | 'disabledReason' | 'presets' | 'maxDays' | 'size'> {
  /** Label over the field. */
  readonly label: string;
  /** In addition to the form: the period just applied, `null` when it was cleared. */
  readonly onValueChange?: ((value: Period | null) => void) | undefined;
}

/** Ties a control that knows nothing of its field to the label and the messages. */
function Ties(props: Pick<ComponentProps<'div'>, 'onFocus' | 'onBlur' | 'children'>): ReactElement {
  const field = useContext(FieldContext);
  return <div {...props} role="group" aria-labelledby={field?.labelId} aria-describedby={field?.describedBy} />;
}

/** A period; keeps `{ from, to }` of days, or null for all the time. `ref` and native props belong to the `<button>`. */
export function DateRangeField({
  name,
  label,
  hint,
  optional,
  rules,
  side,
  disabled,
  className,
  style,
  onValueChange,
  ...picker
}: DateRangeFieldProps): ReactElement {
  const field = useFormField<Period | null>(name, label, null, { rules: rulesOf(optional, [], rules) });
  return (
    <FieldShell {...{ name, label, hint, optional, side, disabled, className, style, field }} group>
      <Ties onFocus={field.focus} onBlur={field.blur}>
        <DateRangePicker
          {...picker}
          value={field.value}
          onValueChange={(value) => {
            field.change(value);
            onValueChange?.(value);
          }}
        />
      </Ties>
    </FieldShell>
  );
}
