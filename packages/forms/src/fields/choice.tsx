import { Combobox, Select, type ComboboxProps, type ComboboxSource, type SelectOption } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { useFormField } from '../form/useFormField.ts';
import { FieldShell } from './FieldShell.tsx';
import { heard } from './heard.ts';
import { rulesOf } from './rules.ts';
import type { CommonFieldProps, NativeProps } from './types.ts';

type ChoiceProps = Omit<CommonFieldProps, 'onValueChange' | 'readOnly' | 'label'> & {
  /** Label over the field. */
  readonly label: string;
};

/** Called with what was chosen, in addition to the form. */
type Listener<Value> = ((value: Value) => void) | undefined;

/** Binds a choice to its form: what stands around the control, and what the control is given. */
function useChoice<Value, Props extends ChoiceProps>(
  { name, label, hint, optional, rules, asyncRule, secret, side, disabled, className, style, ...own }: Props,
  empty: Value,
) {
  const field = useFormField<Value>(name, label, empty, { rules: rulesOf(optional, [], rules), asyncRule, secret });
  return {
    shell: { name, label, hint, optional, side, disabled, className, style, field },
    control: { ...own, name, value: field.value },
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
export interface SelectFieldProps<Value extends string>
  extends ChoiceProps, Omit<NativeProps<'button'>, 'onChange' | 'prefix'> {
  /** Choices in the order they are shown. */
  readonly options: readonly SelectOption<Value>[];
  /** In addition to the form: the value just chosen. */
  readonly onValueChange?: ((value: Value) => void) | undefined;
}

/** One of a short known list; keeps the option's value. `ref` and native props belong to the `<button>` that opens it. */
export function SelectField<Value extends string>({ onValueChange, ...props }: SelectFieldProps<Value>): ReactElement {
  const { shell, control, choose } = useChoice(props, null as Value | null);
  return (
    <FieldShell {...shell}>
      <Select<Value> {...control} {...heard(props, shell.field)} onValueChange={choose(onValueChange)} />
    </FieldShell>
  );
}

/** Shape of {@link ComboboxField}. */
export interface ComboboxFieldProps<Item>
  extends
    ChoiceProps,
    ComboboxSource<Item>,
    Pick<ComboboxProps<Item>, 'icon' | 'countForms'>,
    Omit<NativeProps<'input'>, 'onChange' | 'onSelect' | 'multiple' | 'list' | 'role'> {
  /** Shown when nothing matches the query. */
  readonly emptyText?: string | undefined;
  /** Fewer letters ask for nothing. 0 by default. */
  readonly minChars?: number | undefined;
  /** Offers to add what was typed; called with the query. */
  readonly onCreate?: ((query: string) => void) | undefined;
  /** In addition to the form: the item just chosen, `null` when it was cleared. */
  readonly onValueChange?: ((value: Item | null) => void) | undefined;
}

/** One found by searching; keeps the item itself. `ref` and native props belong to the `<input>`. */
export function ComboboxField<Item>({ onValueChange, ...props }: ComboboxFieldProps<Item>): ReactElement {
  const { shell, control, choose } = useChoice(props, null as Item | null);
  return (
    <FieldShell {...shell}>
      <Combobox<Item> {...control} {...heard(props, shell.field)} onValueChange={choose(onValueChange)} />
    </FieldShell>
  );
}

/** Shape of {@link ComboboxManyField}. */
export interface ComboboxManyFieldProps<Item> extends Omit<ComboboxFieldProps<Item>, 'onValueChange'> {
  /** In addition to the form: all chosen items in the order of choosing. */
  readonly onValueChange?: ((value: readonly Item[]) => void) | undefined;
}

/** Several found by searching; keeps the list of items. `ref` and native props belong to the `<input>`. */
export function ComboboxManyField<Item>({ onValueChange, ...props }: ComboboxManyFieldProps<Item>): ReactElement {
  const { shell, control, choose } = useChoice(props, [] as readonly Item[]);
  return (
    <FieldShell {...shell}>
      <Combobox<Item> {...control} {...heard(props, shell.field)} multiple onValueChange={choose(onValueChange)} />
    </FieldShell>
  );
}
