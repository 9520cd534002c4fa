import { Checkbox } from '@pribavka/ui';
import type { ReactElement, ReactNode } from 'react';

import { useFormField } from '../form/useFormField.ts';
import { consent } from '../rules/required.ts';
import type { Rule } from '../rules/types.ts';
import { BareShell } from './BareShell.tsx';
import { heard } from './heard.ts';
import type { CommonFieldProps, NativeProps } from './types.ts';

/** Shape of {@link CheckboxField}. */
export interface CheckboxFieldProps
  extends Pick<CommonFieldProps, 'name' | 'rules' | 'disabled' | 'className' | 'style'>, NativeProps<'input'> {
  /** Name in the summary, and the sentence itself when there are no `children`. */
  readonly label: string;
  /** The sentence with its links. */
  readonly children?: ReactNode | undefined;
  /** A second, quieter line under the text of the box. */
  readonly hint?: ReactNode | undefined;
  /** In addition to the form: whether the box is now ticked. */
  readonly onValueChange?: ((value: boolean) => void) | undefined;
}

const NONE: readonly Rule[] = [];

/** A box with a sentence; keeps true or false. `ref` and native props belong to the `<input>`. */
export function CheckboxField({
  name,
  label,
  children = label,
  hint,
  rules = NONE,
  disabled,
  className,
  style,
  onValueChange,
  ...input
}: CheckboxFieldProps): ReactElement {
  const field = useFormField(name, label, false, { rules, initial: false });
  return (
    <BareShell {...{ name, disabled, className, style }} error={field.error} required={rules.includes(consent)}>
      <Checkbox
        {...input}
        name={name}
        value={field.value}
        hint={hint}
        {...heard(input, field)}
        onValueChange={(value) => {
          field.change(value);
          onValueChange?.(value);
        }}
      >
        {children}
      </Checkbox>
    </BareShell>
  );
}

/** A consent: must be ticked, is never ticked beforehand. */
export function ConsentField({ rules = NONE, ...rest }: CheckboxFieldProps): ReactElement {
  return <CheckboxField {...rest} rules={[consent, ...rules]} />;
}
