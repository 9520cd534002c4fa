import { Button, type ButtonProps } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { useFormParts, useFormView } from './context.ts';

/** Shape of {@link SubmitButton}. */
export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'loading' | 'disabled'>;

/** Sends the form. Stays pressable while something is wrong: pressing it is how one finds out what. */
export function SubmitButton({ variant = 'primary', ...rest }: SubmitButtonProps): ReactElement {
  const { core } = useFormParts();
  const { submitting } = useFormView(core);
  return <Button {...rest} type="submit" variant={variant} loading={submitting} />;
}
