import { createContext, useContext, type Context } from 'react';

/** What `Field` gives to the control inside. */
export interface FieldContextValue {
  /** Id of the control; the label points at it. */
  controlId: string;
  /** Id of the label. */
  labelId: string;
  /** Ids of hint, counter, message that are on the screen now. */
  describedBy: string | undefined;
  /** Whether the field has an error. */
  invalid: boolean;
  /** Whether the field is required. */
  required: boolean | undefined;
  /** Whether the field is disabled. */
  disabled: boolean | undefined;
  /** Shows what became of the last action until it is taken back: why a pasted text was refused. */
  notify?: ((notice: string | undefined) => void) | undefined;
}

/** What a `Field` gives the control inside: read by `useFieldControl`. */
export const FieldContext: Context<FieldContextValue | null> = createContext<FieldContextValue | null>(null);

/** Attributes a control was given by its own properties. */
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

/** Attributes that `useFieldControl` gives to a control. */
export interface ControlAria {
  /** Id that the label points to. */
  id: string | undefined;
  /** Set when the field is disabled. */
  disabled: boolean | undefined;
  /** Set when the field has an error. */
  'aria-invalid': true | undefined;
  /** Set when the field is required. */
  'aria-required': boolean | undefined;
  /** Ids of the hint and of the messages. */
  'aria-describedby': string | undefined;
  /** Id of the label, where the control cannot be pointed to. */
  'aria-labelledby': string | undefined;
  /** Name given to the control itself. */
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
