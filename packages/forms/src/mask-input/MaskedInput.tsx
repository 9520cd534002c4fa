import { FieldContext, TextInput, type TextInputProps } from '@pribavka/ui';
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
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onValueChange'
  | 'maskPlaceholder'
  | 'type'
  | 'inputMode'
  | 'ref'
  | 'clearable'
> {
  readonly mask: Mask;
  /** Raw value: digits, a phone with its «7». */
  readonly value: string;
  readonly onValueChange?: ((value: string, change: MaskChange) => void) | undefined;
  readonly onReject?: ((rejection: Rejection) => void) | undefined;
}

/** A masked input without a form: filters, search by phone. Put it into a `Field`. */
export function MaskedInput({
  mask,
  value,
  onValueChange,
  onReject,
  ...rest
}: MaskedInputComponentProps): ReactElement {
  const field = useContext(FieldContext);
  const { inputProps, placeholderRef } = useMask({
    mask,
    value,
    onChange: (change) => onValueChange?.(change.value, change),
    onReject,
    onNotice: field?.notify,
  });
  return (
    <TextInput
      {...inputProps}
      {...rest}
      maskPlaceholder={placeholderOf(mask, '') === '' ? undefined : <MaskPlaceholder ref={placeholderRef} />}
    />
  );
}
