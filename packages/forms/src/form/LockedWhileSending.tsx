import { useIsoLayoutEffect } from '@pribavka/ui';
import { useRef, type ComponentPropsWithRef, type ReactElement } from 'react';

import { useFormParts, useFormView } from './context.ts';

/** Shape of {@link LockedWhileSending}. */
export type LockedWhileSendingProps = Omit<ComponentPropsWithRef<'div'>, 'inert'>;

/**
 * Fields of a form that ends with its answer: nothing can be changed in them while it is sent, for it would be in no
 * answer. The focus comes back to its field when the form stays.
 */
export function LockedWhileSending({ onFocus, onBlur, ...rest }: LockedWhileSendingProps): ReactElement {
  const { core } = useFormParts();
  const { submitting } = useFormView(core);
  const last = useRef<HTMLElement>(null);
  useIsoLayoutEffect(() => {
    if (!submitting && document.activeElement === document.body) last.current?.focus({ preventScroll: true });
  }, [submitting]);
  return (
    <div
      {...rest}
      inert={submitting}
      onFocus={(event) => {
        onFocus?.(event);
        last.current = event.target;
      }}
      onBlur={(event) => {
        onBlur?.(event);
        // What `inert` takes the focus from gives it to nobody.
        if (event.relatedTarget) last.current = null;
      }}
    />
  );
}
