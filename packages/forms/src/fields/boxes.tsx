import { Checkbox } from '@pribavka/ui';
import type { ReactElement, ReactNode } from 'react';

import { useFormField } from '../form/useFormField.ts';
import { consent } from '../rules/required.ts';
import type { Rule } from '../rules/types.ts';
import { BareShell } from './BareShell.tsx';
import type { CommonFieldProps } from './types.ts';

/** Shape of {@link CheckboxField}. */
export interface CheckboxFieldProps extends Pick<CommonFieldProps, 'name' | 'rules' | 'disabled'> {
  /** Name in the summary, and the sentence itself when there are no `children`. */
  readonly label: string;
  /** The sentence with its links. */
  readonly children?: ReactNode | undefined;
  readonly hint?: ReactNode | undefined;
  readonly onValueChange?: ((value: boolean) => void) | undefined;
}

const NONE: readonly Rule[] = [];

/** A box with a sentence; keeps true or false. */
export function CheckboxField({
  name,
  label,
  children = label,
  hint,
  rules = NONE,
  disabled,
  onValueChange,
}: CheckboxFieldProps): ReactElement {
  const field = useFormField(name, label, false, { rules, initial: false });
  return (
    <BareShell name={name} error={field.error} disabled={disabled} required={rules.includes(consent)}>
      <Checkbox
        name={name}
        value={field.value}
        hint={hint}
        onFocus={field.focus}
        onBlur={field.blur}
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
