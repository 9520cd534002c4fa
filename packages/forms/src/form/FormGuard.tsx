import { useFormState } from 'react-final-form';

import { useUnsavedChanges } from './unsaved.ts';

const DIRTY = { dirty: true };

/** Holds the tab and the router while the form around has changes. Renders nothing. */
export function FormGuard(): null {
  const { dirty = false } = useFormState({ subscription: DIRTY });
  useUnsavedChanges(dirty);
  return null;
}
