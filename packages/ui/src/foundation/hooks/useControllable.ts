import { useCallback, useState } from 'react';

import { useStableCallback } from './useStableCallback.ts';

export interface ControllableOptions<Value> {
  value: Value | undefined;
  defaultValue: Value;
  onChange?: ((value: Value) => void) | undefined;
}

/** State that the parent owns when `value` is given, and the component otherwise. */
export function useControllable<Value>({
  value,
  defaultValue,
  onChange,
}: ControllableOptions<Value>): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const controlled = value !== undefined;
  const current = controlled ? value : own;
  const notify = useStableCallback(onChange);
  const set = useCallback(
    (next: Value) => {
      if (!controlled) setOwn(() => next);
      notify(next);
    },
    [controlled, notify],
  );
  return [current, set];
}
