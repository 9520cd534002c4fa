import { Button, type ButtonProps, useHydrated } from '@pribavka/ui';
import type { ReactElement } from 'react';

import { useFormParts, useFormView } from './context.ts';

/** Shape of {@link SubmitButton}. */
export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'loading' | 'disabled'>;

/**
 * Sends the form. Stays pressable while something is wrong: pressing it is how one finds out what. On a prerendered page
 * it sends nothing before the form can read it, and Enter does nothing either: the browser takes the first submit
 * button of the form for it, and that one is disabled.
 */
export function SubmitButton({ variant = 'primary', ...rest }: SubmitButtonProps): ReactElement {
  const { core } = useFormParts();
  const { submitting } = useFormView(core);
  const hydrated = useHydrated();
  return (
    <>
      {!hydrated && <button type="submit" disabled hidden aria-hidden tabIndex={-1} />}
      <Button {...rest} type={hydrated ? 'submit' : 'button'} variant={variant} loading={submitting} />
    </>
  );
}
