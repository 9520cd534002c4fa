import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';

import { useFieldControl, type ControlAria } from '../field/FieldContext.ts';

/** The value of a box or a switch. */
export interface ChoiceBoxValue {
  /** On or off; `null` is off. */
  value?: boolean | null | undefined;
  /** On or off at first, when the component holds the value itself. */
  defaultValue?: boolean | null | undefined;
  /** Each change, with the new value. */
  onValueChange?: ((value: boolean) => void) | undefined;
}

interface ChoiceBoxOptions
  extends ChoiceBoxValue, Omit<ComponentPropsWithRef<'input'>, keyof ChoiceBoxValue | 'checked' | 'defaultChecked'> {
  invalid?: boolean | undefined;
  hint: ReactNode;
}

export interface ChoiceBox {
  hintId: string;
  disabled: boolean | undefined;
  /** For the `<input type="checkbox">`: what the Field knows, the hint read with it, one change for two listeners. */
  input: ControlAria & {
    checked?: boolean;
    defaultChecked?: boolean;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
}

/** What a checkbox and a switch have in common: the words next to them and the Field around them. */
export function useChoiceBox({
  hint,
  invalid,
  onChange,
  value,
  defaultValue,
  onValueChange,
  ...rest
}: ChoiceBoxOptions): ChoiceBox {
  const hintId = useId();
  const control = useFieldControl({ ...rest, invalid });
  const described = [hint !== undefined && hintId, control['aria-describedby']].filter(Boolean).join(' ');
  return {
    hintId,
    disabled: control.disabled,
    input: {
      ...control,
      'aria-describedby': described || undefined,
      ...(value === undefined ? { defaultChecked: defaultValue === true } : { checked: value === true }),
      onChange: (event) => {
        onChange?.(event);
        onValueChange?.(event.currentTarget.checked);
      },
    },
  };
}
