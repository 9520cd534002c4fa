import { Field } from '@pribavka/ui';
import { useContext, type ReactElement, type ReactNode } from 'react';

import { MarksContext } from '../form/marks.ts';
import type { BoundField } from '../form/useFormField.ts';
import type { CommonFieldProps } from './types.ts';

/** Shape of {@link FieldShell}. */
export interface FieldShellProps extends Pick<
  CommonFieldProps,
  'name' | 'hint' | 'optional' | 'side' | 'disabled' | 'className' | 'style'
> {
  /** Label over the control; also its name in the summary of errors. */
  readonly label: string;
  /** What the form says about the value: its error and its warning. */
  readonly field: Pick<BoundField<unknown>, 'error' | 'warning'>;
  /** Why the last paste was refused. */
  readonly notice?: string | undefined;
  /** Something was checked and is right. */
  readonly success?: ReactNode | undefined;
  /** The control is a group: the label names it without being a `<label>`. */
  readonly group?: boolean | undefined;
  /** Letters typed and allowed, shown under the field: «12 / 200». */
  readonly counter?: { value: number; max: number } | undefined;
  /** The control itself. */
  readonly children: ReactNode;
}

/** Label, control and words of a bound field; `data-field` is how focus and summary find it. */
export function FieldShell({ name, field, optional, children, ...rest }: FieldShellProps): ReactElement {
  const marksOptional = useContext(MarksContext) === 'optional';
  return (
    <Field
      {...rest}
      data-field={name}
      optional={marksOptional && optional}
      markRequired={!marksOptional && !optional}
      required={optional ? undefined : true}
      error={field.error}
      warning={field.warning}
    >
      {children}
    </Field>
  );
}
