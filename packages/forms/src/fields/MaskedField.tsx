import { TextInput, VisuallyHidden, type TextInputProps } from '@pribavka/ui';
import { useId, useState, type ReactElement } from 'react';

import { useFormField } from '../form/useFormField.ts';
import { placeholderOf } from '../mask-input/placeholder.ts';
import { MaskPlaceholder } from '../mask-input/MaskPlaceholder.tsx';
import { useMask } from '../mask-input/useMask.ts';
import type { Mask } from '../masks/types.ts';
import type { Rule } from '../rules/types.ts';
import { FieldShell } from './FieldShell.tsx';
import { rulesOf } from './rules.ts';
import type { CommonFieldProps } from './types.ts';

/** Shape of {@link MaskedField}. */
export interface MaskedFieldProps extends CommonFieldProps, Pick<TextInputProps, 'suffix' | 'icon' | 'autoComplete'> {
  readonly label: string;
  readonly mask: Mask;
  /** Rules checked before `rules`, for ready fields made of this one. */
  readonly own?: readonly Rule[] | undefined;
  /** True for a complete value that was checked by its sum: a tick at the right. */
  readonly checked?: ((value: string) => boolean) | undefined;
  /** Under the input: quick values. */
  readonly below?: ReactElement | undefined;
}

const NONE: readonly Rule[] = [];

/** A masked text; the form keeps the raw value. */
export function MaskedField({
  name,
  label,
  mask,
  hint,
  optional,
  rules,
  own = NONE,
  asyncRule,
  secret,
  side,
  disabled,
  checked,
  below,
  onValueChange,
  autoComplete = mask.autoComplete,
  ...input
}: MaskedFieldProps): ReactElement {
  const field = useFormField(name, label, '', { rules: rulesOf(optional, own, rules), asyncRule, secret });
  const formatId = useId();
  const put = (value: string): void => {
    field.change(value);
    onValueChange?.(value);
  };
  const [notice, setNotice] = useState<string>();
  const { inputProps, placeholderRef } = useMask({
    mask,
    value: field.value,
    onChange: ({ value }) => put(value),
    onNotice: setNotice,
  });
  const drawn = placeholderOf(mask, '') !== '';
  // The template is drawn in the input already; it is still to be read aloud.
  const spoken = drawn && hint === undefined;
  const right = field.error === undefined && mask.isComplete(field.value) && checked?.(field.value) === true;
  return (
    <FieldShell
      {...{ name, label, optional, side, disabled, field, notice }}
      hint={hint ?? (drawn ? undefined : mask.hint)}
    >
      <TextInput
        {...input}
        {...inputProps}
        name={name}
        autoComplete={autoComplete}
        loading={field.asking}
        checked={right}
        maskPlaceholder={drawn ? <MaskPlaceholder ref={placeholderRef} /> : undefined}
        onFocus={field.focus}
        onBlur={field.blur}
        aria-describedby={spoken ? formatId : undefined}
      />
      {spoken && <VisuallyHidden id={formatId}>{mask.hint}</VisuallyHidden>}
      {below}
    </FieldShell>
  );
}
