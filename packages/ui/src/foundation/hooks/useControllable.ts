import { useCallback, useState } from 'react';

import { useStableCallback } from './useStableCallback.ts';

/** Value of a component that its parent may hold. */
export interface ControllableOptions<Value, Details extends unknown[] = []> {
  /** Held by the parent, `null` when empty; left out, the component holds it. */
  value: Value | undefined;
  /** What the component begins with when it holds the value. */
  defaultValue: Value;
  /** Called with every change; `details` are what the component says besides the value. */
  onValueChange?: ((value: Value, ...details: Details) => void) | undefined;
}

/** State that the parent owns when `value` is given, and the component otherwise. */
export function useControllable<Value, Details extends unknown[] = []>({
  value,
  defaultValue,
  onValueChange,
}: ControllableOptions<Value, Details>): [Value, (next: Value, ...details: Details) => void] {
  const [own, setOwn] = useState(defaultValue);
  const controlled = value !== undefined;
  const current = controlled ? value : own;
  const notify = useStableCallback(onValueChange);
  const set = useCallback(
    (next: Value, ...details: Details) => {
      if (!controlled) setOwn(() => next);
      notify(next, ...details);
    },
    [controlled, notify],
  );
  return [current, set];
}
