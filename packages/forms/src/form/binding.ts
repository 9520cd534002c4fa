import { useIsoLayoutEffect } from '@pribavka/ui';
import { getIn, type FormApi } from 'final-form';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

import type { Rule } from '../rules/types.ts';
import type { FormCore } from './core.ts';

type Api = FormApi<Record<string, unknown>>;

/** What a field is rendered from. */
export interface FieldSnapshot {
  readonly value: unknown;
  readonly error: string | undefined;
  readonly length: number | undefined;
}

/** A name bound to final-form. */
export interface FieldBinding {
  readonly subscribe: (changed: () => void) => () => void;
  readonly read: () => FieldSnapshot;
  readonly setValidate: (validate: Rule) => void;
  /** Makes the name known to final-form; the result takes it away. */
  readonly connect: () => () => void;
}

/** Where a binding lives. */
export interface BindingHome {
  readonly api: Api;
  readonly core: FormCore;
}

/** What a binding listens to; a list listens to its length only. */
export type BindingInterest = 'value' | 'length';

/**
 * Binds a name without react-final-form's `useField`: that one writes the initial value back whenever a field is
 * mounted again, so a step of a wizard or a moved item of a list would lose what was typed.
 */
export function createBinding(
  { api, core }: BindingHome,
  name: string,
  interest: BindingInterest,
  initial?: unknown,
): FieldBinding {
  let validate: Rule = () => undefined;
  const current = (): FieldSnapshot => {
    const value: unknown = getIn(core.values(), name);
    return {
      value: value === undefined ? initial : value,
      error: undefined,
      length: Array.isArray(value) ? value.length : undefined,
    };
  };
  let snapshot = current();
  const listeners = new Set<() => void>();

  return {
    read: () => snapshot,
    setValidate: (next) => {
      validate = next;
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    connect: () =>
      api.registerField(
        name,
        ({ value, error, length }) => {
          const next = {
            value: interest === 'value' ? value : undefined,
            error: error as string | undefined,
            length: interest === 'length' ? length : undefined,
          };
          if (next.value === snapshot.value && next.error === snapshot.error && next.length === snapshot.length) return;
          snapshot = next;
          for (const changed of listeners) changed();
        },
        interest === 'value' ? { value: true, error: true } : { length: true },
        {
          // A list has no rules of its own, but a change of it moves the errors of everything inside. Whether it differs
          // from its start is for the fields of its items to say: every edit of one makes another array.
          ...(interest === 'value' ? { validateFields: core.dependents } : { isEqual: sameLength }),
          getValidator: () => (value: unknown, values: object) => validate(value, values),
          ...(initial === undefined
            ? {}
            : { initialValue: (getIn(api.getState().initialValues ?? {}, name) as unknown) ?? initial }),
        },
      ),
  };
}

function sameLength(left: unknown, right: unknown): boolean {
  const length = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
  return length(left) === length(right);
}

const silent: Rule = () => undefined;

/** Value and error of a name; renders only when they change. */
export function useBinding(
  home: BindingHome,
  name: string,
  validate: Rule = silent,
  interest: BindingInterest = 'value',
  initial?: unknown,
): FieldSnapshot {
  const binding = useMemo(() => createBinding(home, name, interest, initial), [home, name, interest, initial]);
  // Before the page is painted: a person, a script or a password manager may send the form before passive effects run.
  useIsoLayoutEffect(() => binding.setValidate(validate));
  useIsoLayoutEffect(() => binding.connect(), [binding]);
  const snapshot = useSyncExternalStore(binding.subscribe, binding.read, binding.read);
  useEffect(() => {
    // Rules may come from outside (limits that have just been loaded); final-form would not know until the next key.
    if (interest === 'value' && validate(snapshot.value, home.core.values()) !== snapshot.error)
      home.api.mutators['revalidate']?.();
  });
  return snapshot;
}
