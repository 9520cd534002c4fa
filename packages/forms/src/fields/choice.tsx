import { Combobox, Select, type ComboboxSource, type SelectOption } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { useFormField } from '../form/useFormField.ts';
import { FieldShell } from './FieldShell.tsx';
import { rulesOf } from './rules.ts';
import type { CommonFieldProps } from './types.ts';

type ChoiceProps = Omit<CommonFieldProps, 'onValueChange' | 'readOnly' | 'label'> & { readonly label: string };

/** Shape of {@link SelectField}. */
export interface SelectFieldProps<Value extends string> extends ChoiceProps {
  readonly options: readonly SelectOption<Value>[];
  readonly onValueChange?: ((value: Value) => void) | undefined;
}

/** One of a short known list; keeps the option's value. */
export function SelectField<Value extends string>({
  name,
  label,
  hint,
  optional,
  rules,
  asks,
  secret,
  side,
  disabled,
  onValueChange,
  ...select
}: SelectFieldProps<Value>): ReactElement {
  const field = useFormField<Value | null>(name, label, null, { rules: rulesOf(optional, [], rules), asks, secret });
  return (
    <FieldShell {...{ name, label, hint, optional, side, disabled, field }}>
      <Select<Value>
        {...select}
        name={name}
        value={field.value}
        onFocus={field.focus}
        onBlur={field.blur}
        onValueChange={(value) => {
          field.change(value);
          onValueChange?.(value);
        }}
      />
    </FieldShell>
  );
}

/** Shape of {@link ComboboxField}. */
export interface ComboboxFieldProps<Item> extends ChoiceProps, ComboboxSource<Item> {
  readonly emptyText?: string | undefined;
  /** Fewer letters ask for nothing. 0 by default. */
  readonly minChars?: number | undefined;
  readonly onCreate?: ((query: string) => void) | undefined;
  readonly onValueChange?: ((value: Item | null) => void) | undefined;
}

/** One found by searching; keeps the item itself. */
export function ComboboxField<Item>({
  name,
  label,
  hint,
  optional,
  rules,
  asks,
  secret,
  side,
  disabled,
  onValueChange,
  ...source
}: ComboboxFieldProps<Item>): ReactElement {
  const field = useFormField<Item | null>(name, label, null, { rules: rulesOf(optional, [], rules), asks, secret });
  return (
    <FieldShell {...{ name, label, hint, optional, side, disabled, field }}>
      <Combobox<Item>
        {...source}
        name={name}
        value={field.value}
        onFocus={field.focus}
        onBlur={field.blur}
        onValueChange={(value: Item | null) => {
          field.change(value);
          onValueChange?.(value);
        }}
      />
    </FieldShell>
  );
}

/** Shape of {@link ComboboxManyField}. */
export interface ComboboxManyFieldProps<Item> extends Omit<ComboboxFieldProps<Item>, 'onValueChange'> {
  readonly onValueChange?: ((value: readonly Item[]) => void) | undefined;
}

/** Several found by searching; keeps the list of items. */
export function ComboboxManyField<Item>({
  name,
  label,
  hint,
  optional,
  rules,
  asks,
  secret,
  side,
  disabled,
  onValueChange,
  ...source
}: ComboboxManyFieldProps<Item>): ReactElement {
  const field = useFormField<readonly Item[]>(name, label, [], { rules: rulesOf(optional, [], rules), asks, secret });
  return (
    <FieldShell {...{ name, label, hint, optional, side, disabled, field }}>
      <Combobox<Item>
        {...source}
        multiple
        name={name}
        value={field.value}
        onFocus={field.focus}
        onBlur={field.blur}
        onValueChange={(value: readonly Item[]) => {
          field.change(value);
          onValueChange?.(value);
        }}
      />
    </FieldShell>
  );
}
