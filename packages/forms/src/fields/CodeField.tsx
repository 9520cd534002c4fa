import { OneTimeCode } from '@pribavka/ui';
import { useMessages } from '@pribavka/ui/messages';
import type { ReactElement } from 'react';

import { useFormParts } from '../form/context.ts';
import { useFormField } from '../form/useFormField.ts';
import { codeLength, numberOnly } from '../rules/numbers.ts';
import { FieldShell } from './FieldShell.tsx';
import { fieldMessages } from './fields.messages.ts';
import { heard } from './heard.ts';
import { rulesOf } from './rules.ts';
import type { InputFieldProps } from './types.ts';

/** Shape of {@link CodeField}. */
export interface CodeFieldProps extends Omit<InputFieldProps, 'placeholder' | 'secret' | 'readOnly' | 'maxLength'> {
  /** Digits: 4 by SMS, 6 by e-mail. 4 by default. */
  readonly length?: number | undefined;
  /** Sends the form with the last digit. True by default. */
  readonly sendsItself?: boolean | undefined;
}

/** One-time code; filled by the phone from the message, sent with its last digit, never in a draft. */
export function CodeField({
  name,
  label: given,
  length = 4,
  sendsItself = true,
  hint,
  optional,
  rules,
  asyncRule,
  side,
  disabled,
  className,
  style,
  onValueChange,
  ...input
}: CodeFieldProps): ReactElement {
  const { submit } = useFormParts();
  const say = useMessages(fieldMessages);
  const label = given ?? say.code;
  const own = [numberOnly, codeLength(length)];
  const field = useFormField(name, label, '', { rules: rulesOf(optional, own, rules), asyncRule, secret: 'always' });
  return (
    <FieldShell {...{ name, label, hint, optional, side, disabled, className, style, field }}>
      <OneTimeCode
        {...input}
        name={name}
        length={length}
        value={field.value}
        {...heard(input, field)}
        onValueChange={(value) => {
          field.change(value);
          onValueChange?.(value);
        }}
        onComplete={() => {
          if (sendsItself) queueMicrotask(() => void submit());
        }}
      />
    </FieldShell>
  );
}
