import { Combobox, Select, type ComboboxProps, type ComboboxSource, type SelectOption } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { useFormField } from '../form/useFormField.ts';
import { FieldShell } from './FieldShell.tsx';
import { rulesOf } from './rules.ts';
import type { CommonFieldProps } from './types.ts';

type ChoiceProps = Omit<CommonFieldProps, 'onValueChange' | 'readOnly' | 'label'> & { readonly label: string };

/** Called with what was chosen, in addition to the form. */
type Listener<Value> = ((value: Value) => void) | undefined;

/** Binds a choice to its form: what stands around the control, and what the control is given. */
function useChoice<Value, Props extends ChoiceProps>(
  { name, label, hint, optional, rules, asyncRule, secret, side, disabled, ...own }: Props,
  empty: Value,
) {
  const field = useFormField<Value>(name, label, empty, { rules: rulesOf(optional, [], rules), asyncRule, secret });
  return {
    shell: { name, label, hint, optional, side, disabled, field },
    control: { ...own, name, value: field.value, onFocus: field.focus, onBlur: field.blur },
    /** Keeps what was chosen. */
    choose:
      <Chosen extends Value>(listener: Listener<Chosen>) =>
      (value: Chosen): void => {
        field.change(value);
        listener?.(value);
      },
  };
}

/** Shape of {@link SelectField}. */
export interface SelectFieldProps<Value extends string> extends ChoiceProps {
  readonly options: readonly SelectOption<Value>[];
  readonly onValueChange?: ((value: Value) => void) | undefined;
}

/** One of a short known list; keeps the option's value. */
export function SelectField<Value extends string>({ onValueChange, ...props }: SelectFieldProps<Value>): ReactElement {
  const { shell, control, choose } = useChoice(props, null as Value | null);
  return (
    <FieldShell {...shell}>
      <Select<Value> {...control} onValueChange={choose(onValueChange)} />
    </FieldShell>
  );
}

/** Shape of {@link ComboboxField}. */
export interface ComboboxFieldProps<Item>
  extends ChoiceProps, ComboboxSource<Item>, Pick<ComboboxProps<Item>, 'icon' | 'countForms'> {
  readonly emptyText?: string | undefined;
  /** Fewer letters ask for nothing. 0 by default. */
  readonly minChars?: number | undefined;
  readonly onCreate?: ((query: string) => void) | undefined;
  readonly onValueChange?: ((value: Item | null) => void) | undefined;
}

/** One found by searching; keeps the item itself. */
export function ComboboxField<Item>({ onValueChange, ...props }: ComboboxFieldProps<Item>): ReactElement {
  const { shell, control, choose } = useChoice(props, null as Item | null);
  return (
    <FieldShell {...shell}>
      <Combobox<Item> {...control} onValueChange={choose(onValueChange)} />
    </FieldShell>
  );
}

/** Shape of {@link ComboboxManyField}. */
export interface ComboboxManyFieldProps<Item> extends Omit<ComboboxFieldProps<Item>, 'onValueChange'> {
  readonly onValueChange?: ((value: readonly Item[]) => void) | undefined;
}

/** Several found by searching; keeps the list of items. */
export function ComboboxManyField<Item>({ onValueChange, ...props }: ComboboxManyFieldProps<Item>): ReactElement {
  const { shell, control, choose } = useChoice(props, [] as readonly Item[]);
  return (
    <FieldShell {...shell}>
      <Combobox<Item> {...control} multiple onValueChange={choose(onValueChange)} />
    </FieldShell>
  );
}
