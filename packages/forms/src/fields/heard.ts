import type { FocusEvent } from 'react';

interface Listeners<Target> {
  readonly onFocus?: ((event: FocusEvent<Target>) => void) | undefined;
  readonly onBlur?: ((event: FocusEvent<Target>) => void) | undefined;
}

/** Focus and blur of a control for both who listen: the application first, then the form. */
export function heard<Target>(
  { onFocus, onBlur }: Listeners<Target>,
  field: { readonly focus: () => void; readonly blur: () => void },
): { onFocus: (event: FocusEvent<Target>) => void; onBlur: (event: FocusEvent<Target>) => void } {
  return {
    onFocus: (event) => {
      onFocus?.(event);
      field.focus();
    },
    onBlur: (event) => {
      onBlur?.(event);
      field.blur();
    },
  };
}
