import { useFormState } from 'react-final-form';

import { useFormParts, useFormView } from './context.ts';
import { differs } from './differs.ts';
import { useSending, useUnsavedChanges } from './unsaved.ts';

const STATE = { dirty: true, values: true, initialValues: true };

/** Holds the tab and the router while the form around has changes, on other steps of a wizard too. Renders nothing. */
export function FormGuard(): null {
  const { core } = useFormParts();
  const { submitting } = useFormView(core);
  const { dirty = false, values, initialValues } = useFormState({ subscription: STATE });
  const elsewhere = core.openFields().filter((name) => !core.entries.has(name));
  useUnsavedChanges(dirty || differs(values ?? {}, initialValues ?? {}, elsewhere));
  useSending(submitting);
  return null;
}
