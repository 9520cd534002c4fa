import { FieldContext, TextInput, useMergedRefs, type TextInputProps } from '@pribavka/ui';
import { useContext, type ReactElement } from 'react';

import type { Mask } from '../masks/types.ts';
import type { MaskChange } from './attach.ts';
import { placeholderOf } from './placeholder.ts';
import { MaskPlaceholder } from './MaskPlaceholder.tsx';
import type { Rejection } from './model.ts';
import { useMask } from './useMask.ts';

/** Shape of {@link MaskedInput}. */
export interface MaskedInputComponentProps extends Omit<
  TextInputProps,
  'onValueChange' | 'maskPlaceholder' | 'type' | 'inputMode' | 'clearable'
> {
  /** Mask from `@pribavka/forms/masks`; keep it steady between renders. */
  readonly mask: Mask;
  /** Raw value: digits, a phone with its «7»; `null` is an empty one, as '' is. */
  readonly value?: string | null | undefined;
  /** Raw value to begin with when the input holds it itself. @default '' */
  readonly defaultValue?: string | null | undefined;
  /** Called after every edit with the raw value and what kind of edit it was. */
  readonly onValueChange?: ((value: string, change: MaskChange) => void) | undefined;
  /** Called when a key or a pasted text was refused, with the reason in words. */
  readonly onReject?: ((rejection: Rejection) => void) | undefined;
}

/** A masked input without a form: filters, search by phone. Put it into a `Field`. */
export function MaskedInput({
  mask,
  value,
  defaultValue,
  onValueChange,
  onReject,
  ref,
  ...rest
}: MaskedInputComponentProps): ReactElement {
  const field = useContext(FieldContext);
  const { inputProps, placeholderRef } = useMask({
    mask,
    value,
    defaultValue,
    onValueChange,
    onReject,
    onNotice: field?.notify,
  });
  const merged = useMergedRefs(inputProps.ref, ref);
  return (
    <TextInput
      {...inputProps}
      {...rest}
      ref={merged}
      maskPlaceholder={placeholderOf(mask, '') === '' ? undefined : <MaskPlaceholder ref={placeholderRef} />}
    />
  );
}
