import { createContext, useCallback, useContext, useSyncExternalStore, type Context } from 'react';

import type { FormController } from './controller.ts';
import type { FieldView, FormCore, FormView } from './core.ts';

/** What the parts of a form share. */
export interface FormParts extends FormController {
  /** Runs a blur now, or after the pointer is up: a message that grows under a pressed button would move it away. */
  readonly whenPointerIsUp: (run: () => void) => void;
  /** True while the person moves the focus by hand: a Tab, a press on a field or its label. */
  readonly arrivesByHand: () => boolean;
  /** Puts every field back to what is saved and erases the draft. */
  readonly startOver: () => void;
}

export const FormContext: Context<FormParts | null> = createContext<FormParts | null>(null);

/** The form around; fields and buttons live nowhere else. */
export function useFormParts(): FormParts {
  const parts = useContext(FormContext);
  if (!parts) throw new Error('A field, button or summary of @pribavka/forms must stand inside <Form>.');
  return parts;
}

/** What is known about one field; renders only when that changes. */
export function useFieldView(core: FormCore, name: string): FieldView {
  const read = useCallback(() => core.field(name), [core, name]);
  const subscribe = useCallback((changed: () => void) => core.subscribeField(name, changed), [core, name]);
  return useSyncExternalStore(subscribe, read, read);
}

/** What is known about the whole form. */
export function useFormView(core: FormCore): FormView {
  return useSyncExternalStore(core.subscribe, core.form, core.form);
}
