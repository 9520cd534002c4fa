import { createContext, useContext, type Context } from 'react';

export interface FieldContextValue {
  /** Id of the control; the label points at it. */
  controlId: string;
  labelId: string;
  /** Ids of hint, counter, message that are on the screen now. */
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean | undefined;
  disabled: boolean | undefined;
  /** Shows what became of the last action until it is taken back: why a pasted text was refused. */
  notify?: ((notice: string | undefined) => void) | undefined;
}

export const FieldContext: Context<FieldContextValue | null> = createContext<FieldContextValue | null>(null);

export interface ControlProps {
  /** Id of the control; the label of the Field names it. */
  id?: string | undefined;
  /** Neither edited nor focused. */
  disabled?: boolean | undefined;
  /** Marked as wrong. */
  invalid?: boolean | undefined;
  /** Ids of hint and messages, in addition to those of the Field. */
  'aria-describedby'?: string | undefined;
  /** Ids of the elements that name the control in place of the label. */
  'aria-labelledby'?: string | undefined;
  /** Name for screen readers where there is no Field. */
  'aria-label'?: string | undefined;
}

export interface ControlAria {
  id: string | undefined;
  disabled: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-required': boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-labelledby': string | undefined;
  'aria-label': string | undefined;
}

/** What a control takes from the Field around it; its own props win. `labelledby` for controls a label cannot name. */
export function useFieldControl(own: ControlProps, naming: 'label' | 'labelledby' = 'label'): ControlAria {
  const field = useContext(FieldContext);
  const invalid = own.invalid ?? field?.invalid ?? false;
  const describedBy = [field?.describedBy, own['aria-describedby']].filter(Boolean).join(' ');
  const byField = naming === 'labelledby' && own['aria-label'] === undefined ? field?.labelId : undefined;
  return {
    id: own.id ?? field?.controlId,
    disabled: own.disabled ?? field?.disabled,
    'aria-invalid': invalid || undefined,
    'aria-required': field?.required || undefined,
    'aria-describedby': describedBy || undefined,
    'aria-labelledby': own['aria-labelledby'] ?? byField,
    'aria-label': own['aria-label'],
  };
}
