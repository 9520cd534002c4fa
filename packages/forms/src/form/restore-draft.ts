import { type FormApi, getIn } from 'final-form';

import type { FormCore } from './core.ts';
import { isBlank } from '../rules/text.ts';
import { isSame } from './differs.ts';
import type { StoredDraft } from './stored-draft.ts';

/** What came back with a draft, by the labels of its fields. */
export interface RestoredDraft {
  readonly fields: readonly string[];
  /** Those of them whose saved value is another one by now: somebody else has changed the record. */
  readonly changed: readonly string[];
}

/**
 * Puts a draft over what is saved now; answers with the names that came back. What is saved the same is no draft, and
 * what has been typed before a sealed one was open stays.
 */
export function restoreDraft(
  api: FormApi<Record<string, unknown>>,
  core: FormCore,
  { values, start, labels }: StoredDraft,
): string[] {
  const { values: typed, initialValues = {} } = api.getState();
  const saved = (name: string): unknown => getIn(initialValues, name);
  const names = Object.keys(values).filter((name) => {
    const now: unknown = getIn(typed, name);
    return !isSame(values[name], saved(name)) && (isSame(now, saved(name)) || isSame(now, values[name]));
  });
  api.batch(() => {
    for (const name of names) api.change(name, values[name]);
  });
  // They were left before: what is wrong with them is said at once.
  for (const name of names) if (!isBlank(values[name])) core.send(name, { type: 'blur' });
  const labelsOf = (some: readonly string[]): string[] => [
    ...new Set(some.map((name) => core.labelOf(name) || (labels[name] ?? '')).filter(Boolean)),
  ];
  const edited = names.filter((name) => !start || !isSame(values[name], start[name]));
  const fields = labelsOf(edited);
  const changed = labelsOf(edited.filter((name) => start && !isSame(start[name], saved(name))));
  if (fields.length > 0) core.patchForm({ restored: { fields, changed } });
  return names;
}
