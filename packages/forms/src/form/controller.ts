import { createForm, type FormApi } from 'final-form';

import { createFormCore, type FormCore } from './core.ts';
import { formMessages } from './form.messages.ts';
import { startFrom } from './start-from.ts';
import { createSubmit, type FormTexts, guardSubmit, type WizardGate } from './submit.ts';

type Values = Record<string, unknown>;

/** What the application does with a form; replaced at every render, read at submit. */
export interface FormHandlers {
  readonly onSubmit: (values: Values) => unknown;
  readonly onSuccess: (answer: unknown, values: Values) => void;
  /** What the form says itself, in the language around it. */
  readonly texts: FormTexts;
}

/** One form's life outside of React. */
export interface FormController {
  /** State of the form apart from final-form. */
  readonly core: FormCore;
  /** The form of final-form. */
  readonly api: FormApi<Values>;
  /** Submits the form. */
  readonly submit: () => Promise<void>;
  /** Puts a value into a field for the person: a date read from a receipt. Words about the old value go. */
  readonly setValue: (name: string, value: unknown) => void;
  /** The `<form>` element. */
  readonly element: () => HTMLFormElement | null;
  /** `ref` of the `<form>` element. */
  readonly setElement: (element: HTMLFormElement | null) => void;
  /** Sets what is called at a submit. */
  readonly setHandlers: (handlers: FormHandlers) => void;
  /** Sets what a wizard checks before it lets a submit through. */
  readonly setGate: (gate: WizardGate | undefined) => void;
}

/** Makes a form; `flush` paints what was decided before the focus moves. */
export function createFormController(initialValues: Values, flush: (run: () => void) => void): FormController {
  const core = createFormCore();
  let handlers: FormHandlers = { onSubmit: () => undefined, onSuccess: () => undefined, texts: formMessages.russian };
  const texts = (): FormTexts => handlers.texts;
  let gate: WizardGate | undefined;
  let form: HTMLFormElement | null = null;

  const api: FormApi<Values> = createForm<Values>({
    initialValues,
    // Running any mutator makes final-form validate again, which is all that is wanted after an answer has come.
    keepDirtyOnReinitialize: true,
    mutators: { revalidate: () => undefined },
    onSubmit: guardSubmit<Values, unknown>(
      core,
      texts,
      (values) => handlers.onSubmit(values),
      (answer, values) => {
        // What was sent is what the form starts from now: nothing is unsaved any more.
        queueMicrotask(() => {
          // Painted before the application goes on: it may leave the page at once, and the guard must have let go.
          flush(() => startFrom({ api, core }, values, values));
          handlers.onSuccess(answer, values);
        });
      },
    ),
  });

  api.subscribe(({ values }) => core.setValues(values), { values: true });

  return {
    core,
    api,
    submit: createSubmit({ api, core, element: () => form, gate: () => gate, texts, flush }),
    setValue: (name, value) => {
      api.change(name, value);
      core.send(name, { type: 'change', byHand: false });
    },
    element: () => form,
    setElement: (element) => {
      form = element;
    },
    setHandlers: (next) => {
      handlers = next;
    },
    setGate: (next) => {
      gate = next;
    },
  };
}
