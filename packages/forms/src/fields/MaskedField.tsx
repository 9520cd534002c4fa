import { TextInput, useMergedRefs, VisuallyHidden, type TextInputProps } from '@pribavka/ui';
import { useId, useState, type ReactElement } from 'react';

import { useFormField } from '../form/useFormField.ts';
import { useSpokenMask } from '../language/tables.ts';
import { placeholderOf } from '../mask-input/placeholder.ts';
import { MaskPlaceholder } from '../mask-input/MaskPlaceholder.tsx';
import { useMask } from '../mask-input/useMask.ts';
import type { Mask } from '../masks/types.ts';
import type { Rule } from '../rules/types.ts';
import { FieldShell } from './FieldShell.tsx';
import { heard } from './heard.ts';
import { rulesOf } from './rules.ts';
import type { InputFieldProps } from './types.ts';

/** Shape of {@link MaskedField}. */
export interface MaskedFieldProps extends InputFieldProps, Pick<TextInputProps, 'suffix' | 'icon'> {
  /** Label over the field. */
  readonly label: string;
  /** Mask from `@pribavka/forms/masks`; keep it steady between renders. */
  readonly mask: Mask;
  /** Rules checked before `rules`, for ready fields made of this one. */
  readonly own?: readonly Rule[] | undefined;
  /** True for a complete value that was checked by its sum: a tick at the right. */
  readonly checked?: ((value: string) => boolean) | undefined;
  /** Under the input: quick values. */
  readonly below?: ReactElement | undefined;
}

const NONE: readonly Rule[] = [];

/** A masked text; the form keeps the raw value. `ref` and native props belong to the `<input>`. */
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
  className,
  style,
  checked,
  below,
  onValueChange,
  autoComplete = mask.autoComplete,
  ref,
  'aria-describedby': describedBy,
  ...input
}: MaskedFieldProps): ReactElement {
  const field = useFormField(name, label, '', { rules: rulesOf(optional, own, rules), asyncRule, secret });
  const { hint: format } = useSpokenMask(mask);
  const formatId = useId();
  const put = (value: string): void => {
    field.change(value);
    onValueChange?.(value);
  };
  const [notice, setNotice] = useState<string>();
  const { inputProps, placeholderRef } = useMask({
    mask,
    value: field.value,
    onValueChange: put,
    onNotice: setNotice,
  });
  const merged = useMergedRefs(inputProps.ref, ref);
  const drawn = placeholderOf(mask, '') !== '';
  // The template is drawn in the input already; it is still to be read aloud.
  const spoken = drawn && hint === undefined;
  const right = field.error === undefined && mask.isComplete(field.value) && checked?.(field.value) === true;
  return (
    <FieldShell
      {...{ name, label, optional, side, disabled, className, style, field, notice }}
      hint={hint ?? (drawn ? undefined : format)}
    >
      <TextInput
        {...input}
        {...inputProps}
        ref={merged}
        name={name}
        autoComplete={autoComplete}
        loading={field.asking}
        checked={right}
        maskPlaceholder={drawn ? <MaskPlaceholder ref={placeholderRef} /> : undefined}
        {...heard(input, field)}
        aria-describedby={[spoken && formatId, describedBy].filter(Boolean).join(' ') || undefined}
      />
      {spoken && <VisuallyHidden id={formatId}>{format}</VisuallyHidden>}
      {below}
    </FieldShell>
  );
}
