import { NumberInput, QuantityStepper } from '@pribavka/ui';
import { useMessages } from '@pribavka/ui/messages';
import type { ReactElement, ReactNode } from 'react';

import { useFormField } from '../form/useFormField.ts';
import { integerRange, numberRange } from '../rules/numbers.ts';
import { FieldShell } from './FieldShell.tsx';
import { fieldMessages } from './fields.messages.ts';
import { heard } from './heard.ts';
import { rulesOf } from './rules.ts';
import type { CommonFieldProps, NativeProps } from './types.ts';

type NumericProps = Omit<CommonFieldProps, 'onValueChange' | 'asks' | 'secret' | 'readOnly' | 'placeholder'> &
  NativeProps<'input'>;

/** What both controls take from the field of the form. */
function tied<Value>(
  name: string,
  field: { value: Value; change: (value: Value) => void },
  onValueChange: ((value: Value) => void) | undefined,
): { name: string; value: Value; onValueChange: (value: Value) => void } {
  return {
    name,
    value: field.value,
    onValueChange: (value) => {
      field.change(value);
      onValueChange?.(value);
    },
  };
}

/** Shape of {@link QuantityField}. */
export interface QuantityFieldProps extends NumericProps {
  /** Least quantity. 1 by default. */
  readonly min?: number | undefined;
  /** Greatest quantity. 999 by default. */
  readonly max?: number | undefined;
  /** In addition to the form: the new quantity, always within the limits. */
  readonly onValueChange?: ((value: number) => void) | undefined;
}

/** How many: a small number with − and +; keeps a number, the least one from the start. */
export function QuantityField({
  name,
  label: given,
  hint,
  optional,
  rules,
  side,
  disabled,
  className,
  style,
  min = 1,
  max = 999,
  onValueChange,
  ...input
}: QuantityFieldProps): ReactElement {
  const say = useMessages(fieldMessages);
  const label = given ?? say.quantity;
  const own = [integerRange({ min, max })];
  const field = useFormField(name, label, min, { rules: rulesOf(optional, own, rules), initial: min });
  return (
    <FieldShell {...{ name, label, hint, optional, side, disabled, className, style, field }}>
      <QuantityStepper {...input} {...heard(input, field)} {...tied(name, field, onValueChange)} min={min} max={max} />
    </FieldShell>
  );
}

/** Shape of {@link NumberField}. */
export interface NumberFieldProps extends NumericProps {
  /** Label over the field. */
  readonly label: string;
  /** Digits after the comma. 0 by default. */
  readonly fraction?: number | undefined;
  /** Allows a minus. Off by default. */
  readonly negative?: boolean | undefined;
  /** Least number that passes; a rule with its own message. */
  readonly min?: number | undefined;
  /** Greatest number that passes; a rule with its own message. */
  readonly max?: number | undefined;
  /** Unit at the right: «₽», «дней». */
  readonly suffix?: ReactNode | undefined;
  /** In addition to the form: the number just typed, `null` for an empty field. */
  readonly onValueChange?: ((value: number | null) => void) | undefined;
}

/** A number grouped by thousands; keeps a number or null. */
export function NumberField({
  name,
  label,
  hint,
  optional,
  rules,
  side,
  disabled,
  className,
  style,
  min,
  max,
  fraction = 0,
  negative,
  suffix,
  onValueChange,
  ...input
}: NumberFieldProps): ReactElement {
  const own = [fraction === 0 ? integerRange({ min, max }) : numberRange({ min, max })];
  const field = useFormField<number | null>(name, label, null, { rules: rulesOf(optional, own, rules) });
  return (
    <FieldShell {...{ name, label, hint, optional, side, disabled, className, style, field }}>
      <NumberInput
        {...input}
        {...heard(input, field)}
        {...tied(name, field, onValueChange)}
        fraction={fraction}
        negative={negative}
        suffix={suffix}
      />
    </FieldShell>
  );
}
