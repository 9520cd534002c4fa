import { type FormApi, getIn } from 'final-form';

import type { FormCore } from './core.ts';
import { differs } from './differs.ts';

/** What a start is given to. */
export interface StartedForm {
  /** The interface of final-form. */
  readonly api: FormApi<Record<string, unknown>>;
  /** What is shown of the form; for the parts of the package. */
  readonly core: FormCore;
}

/**
 * Makes these values the start of a form. What differs from `base` stays, on steps that are not open and where the person
 * has gone back to the old start too; final-form keeps only what is mounted and differs from the old start.
 */
export function startFrom({ api, core }: StartedForm, start: object, base: object): void {
  const { values } = api.getState();
  api.batch(() => {
    api.initialize({ ...start });
    for (const name of new Set([...core.openFields(), ...core.entries.keys()]))
      if (differs(values, base, [name])) api.change(name, getIn(values, name));
  });
}
