import { useId, type ChangeEvent, type ComponentPropsWithRef, type ReactNode } from 'react';

import { useFieldControl, type ControlAria } from '../field/FieldContext.ts';

interface ChoiceBoxOptions extends ComponentPropsWithRef<'input'> {
  invalid?: boolean | undefined;
  hint: ReactNode;
  onCheckedChange: ((checked: boolean) => void) | undefined;
}

export interface ChoiceBox {
  hintId: string;
  disabled: boolean | undefined;
  /** For the `<input type="checkbox">`: what the Field knows, the hint read with it, one change for two listeners. */
  input: ControlAria & { onChange: (event: ChangeEvent<HTMLInputElement>) => void };
}

/** What a checkbox and a switch have in common: the words next to them and the Field around them. */
export function useChoiceBox({ hint, invalid, onChange, onCheckedChange, ...rest }: ChoiceBoxOptions): ChoiceBox {
  const hintId = useId();
  const control = useFieldControl({ ...rest, invalid });
  const described = [hint !== undefined && hintId, control['aria-describedby']].filter(Boolean).join(' ');
  return {
    hintId,
    disabled: control.disabled,
    input: {
      ...control,
      'aria-describedby': described || undefined,
      onChange: (event) => {
        onChange?.(event);
        onCheckedChange?.(event.currentTarget.checked);
      },
    },
  };
}
