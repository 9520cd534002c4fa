import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

import { useControllable } from '../../foundation/hooks/useControllable.ts';
import { FieldContext, useFieldControl } from '../field/FieldContext.ts';
import { Checkbox } from './Checkbox.tsx';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  align-items: flex-start;
`;

/** A choice of `CheckboxGroup`. */
export interface CheckboxGroupOption<Value extends string> {
  /** What the list of the group has when it is ticked. */
  value: Value;
  /** Name of the box. */
  label: ReactNode;
  /** Quiet line under the name. */
  hint?: ReactNode | undefined;
  /** Cannot be ticked now. */
  disabled?: boolean | undefined;
}

export interface CheckboxGroupProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'defaultValue'
> {
  /** Boxes in the order they are shown. */
  options: readonly CheckboxGroupOption<Value>[];
  /** Values of the boxes that are on; `null` is none, as `[]` is. */
  value?: readonly Value[] | null | undefined;
  /** Boxes ticked to begin with. @default [] */
  defaultValue?: readonly Value[] | null | undefined;
  /** Called after every tick with all values that are on. */
  onValueChange?: ((value: readonly Value[]) => void) | undefined;
  /** None of the boxes can be changed. */
  disabled?: boolean | undefined;
  /** First box that turns all on or off: its words. */
  allLabel?: string | undefined;
}

/** Any of a few. Put it into a `Field group` for its name. */
export function CheckboxGroup<Value extends string>({
  options,
  value: given,
  defaultValue,
  onValueChange,
  disabled,
  allLabel,
  ...rest
}: CheckboxGroupProps<Value>): ReactElement {
  const {
    disabled: off,
    'aria-invalid': invalid,
    'aria-required': _required,
    ...control
  } = useFieldControl({ ...rest, disabled }, 'labelledby');
  const [value, set] = useControllable<readonly Value[]>({
    value: given === null ? [] : given,
    defaultValue: defaultValue ?? [],
    onValueChange,
  });
  const on = options.filter((option) => value.includes(option.value)).length;
  return (
    <Root {...rest} {...control} role="group">
      {/* The Field speaks for the group; a box inside must not take its id and messages. */}
      <FieldContext.Provider value={null}>
        {allLabel !== undefined && (
          <Checkbox
            value={on === options.length}
            indeterminate={on > 0 && on < options.length}
            disabled={off}
            onValueChange={(all) => set(all ? options.map((option) => option.value) : [])}
          >
            {allLabel}
          </Checkbox>
        )}
        {options.map((option) => (
          <Checkbox
            key={option.value}
            hint={option.hint}
            value={value.includes(option.value)}
            disabled={off === true || option.disabled === true}
            invalid={invalid}
            onValueChange={(checked) =>
              set(options.map((o) => o.value).filter((v) => (v === option.value ? checked : value.includes(v))))
            }
          >
            {option.label}
          </Checkbox>
        ))}
      </FieldContext.Provider>
    </Root>
  );
}
