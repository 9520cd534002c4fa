import { NumberInput, QuantityStepper, type NumberRefused } from '@pribavka/ui';
import { useMessages } from '@pribavka/ui/messages';
import { useRef, type ReactElement, type ReactNode } from 'react';

import { useFormField } from '../form/useFormField.ts';
import { integerRange, numberOnly, numberRange } from '../rules/numbers.ts';
import type { Rule } from '../rules/types.ts';
import { FieldShell } from './FieldShell.tsx';
import { fieldMessages } from './fields.messages.ts';
import { heard } from './heard.ts';
import { rulesOf } from './rules.ts';
import type { CommonFieldProps, NativeProps } from './types.ts';

type NumericProps = Omit<CommonFieldProps, 'onValueChange' | 'asks' | 'secret' | 'readOnly' | 'placeholder'> &
  NativeProps<'input'>;

/**
 * The form holds NaN while the control shows a text that is no number: an empty field would be sent as nothing. The rule
 * refuses it with the word of the control.
 */
function useRefusal(): { rule: Rule; note: (refused: NumberRefused | undefined) => boolean } {
  const word = useRef<string>(undefined);
  return {
    // A rest is not counted as an argument: the rule reads no other field.
    rule: (value, ...[, given]) =>
      Number.isNaN(value) ? (word.current ?? numberOnly('?', undefined, given)) : undefined,
    note: (refused) => {
      word.current = refused?.isShown ? refused.message : undefined;
      return word.current !== undefined;
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
  const refusal = useRefusal();
  const own = [integerRange({ min, max })];
  const field = useFormField(name, label, min, {
    rules: [refusal.rule, ...rulesOf(optional, own, rules)],
    initial: min,
  });
  return (
    <FieldShell {...{ name, label, hint, optional, side, disabled, className, style, field }}>
      <QuantityStepper
        {...input}
        {...heard(input, field)}
        name={name}
        value={field.value}
        onRefusal={(refused) => {
          if (refusal.note(refused)) field.change(Number.NaN);
        }}
        onValueChange={(value) => {
          field.change(value);
          onValueChange?.(value);
        }}
        min={min}
        max={max}
      />
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
  const refusal = useRefusal();
  const own = [fraction === 0 ? integerRange({ min, max }) : numberRange({ min, max })];
  const field = useFormField<number | null>(name, label, null, {
    rules: [refusal.rule, ...rulesOf(optional, own, rules)],
  });
  return (
    <FieldShell {...{ name, label, hint, optional, side, disabled, className, style, field }}>
      <NumberInput
        {...input}
        {...heard(input, field)}
        name={name}
        value={field.value}
        onRefusal={refusal.note}
        onValueChange={(value, isRefused) => {
          field.change(isRefused ? Number.NaN : value);
          onValueChange?.(value);
        }}
        fraction={fraction}
        negative={negative}
        suffix={suffix}
      />
    </FieldShell>
  );
}
