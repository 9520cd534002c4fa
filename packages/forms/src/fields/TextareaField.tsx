import { Textarea } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { useFormField } from '../form/useFormField.ts';
import { maxLength } from '../rules/numbers.ts';
import { lengthOf } from '../rules/text.ts';
import { FieldShell } from './FieldShell.tsx';
import { heard } from './heard.ts';
import { rulesOf, trimmed } from './rules.ts';
import type { CommonFieldProps, NativeProps } from './types.ts';

/** Shape of {@link TextareaField}. */
export interface TextareaFieldProps extends CommonFieldProps, NativeProps<'textarea'> {
  /** Label over the field. */
  readonly label: string;
  /** Longest text; a counter appears near it. What is typed over it is kept and reported, not cut. */
  readonly max?: number | undefined;
  /** Lines shown when there is little text. 3 by default. */
  readonly minRows?: number | undefined;
  /** Lines the field grows to before it scrolls. 8 by default. */
  readonly maxRows?: number | undefined;
}

/** Several lines of text. `ref` and native props belong to the `<textarea>`, `className` and `style` to the field. */
export function TextareaField({
  name,
  label,
  hint,
  optional,
  rules,
  asyncRule,
  secret,
  side,
  disabled,
  className,
  style,
  max,
  onValueChange,
  ...area
}: TextareaFieldProps): ReactElement {
  const own = max === undefined ? [] : [maxLength(max)];
  const field = useFormField(name, label, '', {
    rules: rulesOf(optional, own, rules),
    asyncRule,
    secret,
    normalize: trimmed,
  });
  const value = lengthOf(field.value);
  const counter = max !== undefined && value > max * 0.8 ? { value, max } : undefined;
  return (
    <FieldShell {...{ name, label, hint, optional, side, disabled, className, style, field, counter }}>
      <Textarea
        {...area}
        name={name}
        value={field.value}
        onValueChange={(text) => {
          field.change(text);
          onValueChange?.(text);
        }}
        {...heard(area, field)}
      />
    </FieldShell>
  );
}
