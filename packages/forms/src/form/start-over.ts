import type { StartedForm } from './start-from.ts';

/** Puts every field back to what is saved, without the words about what was typed; the draft is erased. */
export function startOver({ api, core }: StartedForm, forgetDraft: () => void): void {
  const { values, initialValues = {} } = api.getState();
  api.batch(() => {
    for (const name of new Set([...Object.keys(values), ...Object.keys(initialValues)]))
      api.change(name, initialValues[name]);
  });
  core.sendAll({ type: 'reset' });
  core.clearServerErrors();
  forgetDraft();
}
