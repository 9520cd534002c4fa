import { getIn } from 'final-form';

import { startFrom, type StartedForm } from './start-from.ts';

/** A form that has just been sent, as `onSuccess` gets it. */
export interface SentForm extends StartedForm {
  /** Writes the draft of what differs from the start now, or forgets it when nothing does. */
  readonly storeDraft: () => void;
}

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** What came after the part that is sent; the whole where it is another text or another kind of value. */
function since(value: unknown, sent: unknown): unknown {
  if (typeof value === 'string' && typeof sent === 'string' && value.startsWith(sent))
    return value.slice(sent.length).trimStart();
  if (!Array.isArray(value) || !Array.isArray(sent)) return value;
  const rest = (value as readonly unknown[]).filter((item) => !sent.includes(item));
  return rest.length > 0 ? rest : undefined;
}

/**
 * Begins a form again that stays on the page after it is sent: a thread, a saved draft. What was typed while it was on its
 * way stays, and its draft too; a field that is empty at the start loses the part that was sent.
 * @param sent the values `onSuccess` was given
 * @param start what the fields begin with now
 */
export function beginAgain(form: SentForm, sent: object, start: object): void {
  const { api, core } = form;
  api.batch(() => {
    startFrom(form, start, sent);
    const { values } = api.getState();
    for (const name of new Set([...core.openFields(), ...core.entries.keys()])) {
      const [value, was]: unknown[] = [getIn(values, name), getIn(sent, name)];
      if (!isEmpty(getIn(start, name)) || isEmpty(value) || isEmpty(was)) continue;
      const rest = since(value, was);
      if (rest !== value) api.change(name, rest);
    }
  });
  core.sendAll({ type: 'reset' });
  form.storeDraft();
}
