import { getIn } from 'final-form';
import { useCallback, useSyncExternalStore } from 'react';

import { useFormParts } from './context.ts';

/** Reads from the values of the form around; renders when what was read changes. */
function useRead<Result>(pick: (values: object) => Result): Result {
  const { api, core } = useFormParts();
  const subscribe = useCallback((changed: () => void) => api.subscribe(changed, { values: true }), [api]);
  const read = (): Result => pick(core.values());
  return useSyncExternalStore(subscribe, read, read);
}

/** Everything the form holds now, for a sum or a preview near it; renders at every edit. */
export function useFormValues<Values extends object>(): Values {
  return useRead((values) => values as Values);
}

/** What one field or one part of a list holds: `items[2].product`. */
export function useFormValue<Value>(name: string): Value | undefined {
  return useRead((values) => getIn(values, name) as Value | undefined);
}
