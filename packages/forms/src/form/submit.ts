import { announce } from '@pribavka/ui';
import type { TableOf } from '@pribavka/ui/messages';
import { FORM_ERROR, getIn, type FormApi } from 'final-form';

import type { FormCore } from './core.ts';
import { isCancelled, readFailure } from './failure.ts';
import { focusFirst, inDocumentOrder } from './focus-first.ts';
import type { formMessages } from './form.messages.ts';

type Api = FormApi<Record<string, unknown>>;

/** Cleans one value before it is validated; an unchanged one is left alone. */
export function normalizeField(api: Api, core: FormCore, name: string): void {
  const normalize = core.entries.get(name)?.normalize;
  const value: unknown = getIn(api.getState().values, name);
  const next = normalize ? normalize(value) : value;
  if (next !== value) api.change(name, next);
}

/** Asks about one value when its rules are silent; a question that fails says nothing, the server will. */
export async function askField(api: Api, core: FormCore, name: string): Promise<void> {
  const asks = core.entries.get(name)?.asyncRule;
  if (!asks) return;
  const { values, errors } = api.getState();
  const value: unknown = getIn(values, name);
  if (getIn(errors ?? {}, name) !== undefined) return;
  core.patchField(name, { asking: true });
  try {
    const message = await asks(value, values);
    if (getIn(api.getState().values, name) !== value) return;
    core.setAnswer(name, value, message);
    api.mutators['revalidate']?.();
  } catch {
    core.setAnswer(name, value, undefined);
  } finally {
    core.patchField(name, { asking: false });
  }
}

/** Names of the mounted fields whose values are wrong, by their rules or by the server's word. */
export function wrongNames(api: Api, core: FormCore): Set<string> {
  const errors = api.getState().errors ?? {};
  const wrong = [...core.entries.keys()].filter(
    (name) => getIn(errors, name) !== undefined || core.field(name).server !== undefined,
  );
  return new Set(wrong);
}

/** What a form says itself. */
export type FormTexts = TableOf<typeof formMessages>;

/** Leads the person to the first wrong field and says how many there are. */
function leadToFirst({ element, api, core, gate, flush, texts }: SubmitSteps, isSent: boolean): void {
  const form = element();
  const unmountedErrorFields = core.serverErrorFields().filter((name) => !core.entries.has(name));
  if (unmountedErrorFields.length > 0) flush(() => gate()?.showStepOf(unmountedErrorFields));
  // A sent form may have begun again: its empty fields are no mistakes.
  const wrong = isSent ? new Set<string>() : wrongNames(api, core);
  // The summary grows above the fields, so it must stand there before anything is scrolled to.
  flush(() => core.patchForm({ wrong: form ? inDocumentOrder(form, wrong) : [...wrong], submitting: false }));
  if (wrong.size === 0 || !form) return;
  focusFirst(form, wrong);
  announce(texts().errors(wrong.size), { assertive: true });
}

/** What a wizard reports to the form around it. */
export interface WizardGate {
  /** Asked when what is mounted is right: the way to the next step, or nothing when it is time to send. */
  readonly next: () => (() => void) | undefined;
  /** Shows the first step that holds one of these fields. */
  readonly showStepOf: (names: readonly string[]) => void;
}

/** Shape of {@link createSubmit}. */
export interface SubmitSteps {
  readonly api: Api;
  readonly core: FormCore;
  readonly element: () => HTMLFormElement | null;
  readonly gate: () => WizardGate | undefined;
  readonly texts: () => FormTexts;
  /** Paints what has been decided before the focus moves. */
  readonly flush: (run: () => void) => void;
}

/** The way of a submit. While one is under way another does nothing, from whichever key, button or script it comes. */
export function createSubmit(steps: SubmitSteps): () => Promise<void> {
  const { api, core, gate, flush } = steps;
  let running = false;

  const validate = async (): Promise<boolean> => {
    for (const name of core.entries.keys()) normalizeField(api, core, name);
    core.clearServerErrors();
    await Promise.all([...core.entries.keys()].map((name) => askField(api, core, name)));
    flush(() => core.sendAll({ type: 'submit' }));
    if (wrongNames(api, core).size === 0) return true;
    // final-form has to know of the refusal too: `submitFailed`, every field touched.
    void api.submit();
    return false;
  };

  return async () => {
    if (running) return;
    running = true;
    let isSent = false;
    core.patchForm({ submitting: true });
    try {
      if (!(await validate())) return;
      const next = gate()?.next();
      if (next) next();
      else {
        await api.submit();
        isSent = api.getState().submitFailed === false;
      }
    } finally {
      running = false;
      leadToFirst(steps, isSent);
    }
  };
}

/** Wraps an application's `onSubmit`: whatever it throws becomes words on the form, and a failed submit has failed. */
export function guardSubmit<Values, Answer>(
  core: FormCore,
  texts: () => FormTexts,
  onSubmit: (values: Values) => Answer | Promise<Answer>,
  onDone: (answer: Answer, values: Values) => void,
): (values: Values) => Promise<Record<string, string> | undefined> {
  return async (values) => {
    let answer: Answer;
    try {
      answer = await onSubmit(values);
    } catch (thrown) {
      if (isCancelled(thrown)) return { [FORM_ERROR]: 'cancelled' };
      const failure = readFailure(thrown, (name) => core.isRegistered(name), texts());
      core.fail(failure);
      return { [FORM_ERROR]: failure.messages[0] ?? 'refused' };
    }
    onDone(answer, values);
    return undefined;
  };
}
