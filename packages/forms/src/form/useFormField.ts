import { useIsoLayoutEffect } from '@pribavka/ui';
import { getIn } from 'final-form';
import { useCallback, useRef } from 'react';

import { useTable } from '../language/tables.ts';
import type { AsyncFieldRule } from '../rules/async.ts';
import { all, compose } from '../rules/combine.ts';
import { isBlank } from '../rules/text.ts';
import type { Rule } from '../rules/types.ts';
import { useBinding } from './binding.ts';
import { useFieldView, useFormParts } from './context.ts';
import type { Secrecy } from './core.ts';
import { askField, normalizeField } from './submit.ts';

/** What every field of a form may be given. */
export interface FieldRules {
  /** Errors, and warnings made by `warning(rule)`; the first error counts. */
  readonly rules?: readonly Rule[] | undefined;
  /** A question to somebody else, asked on blur and before the submit. Made once, outside of the component. */
  readonly asyncRule?: AsyncFieldRule | undefined;
  /** Written into no draft that is not sealed; `'always'`: into none at all. */
  readonly secret?: Secrecy | undefined;
  /** What the form holds until the person chooses: `false` of a box. A constant, not an object made in render. */
  readonly initial?: unknown;
  /** Cleans the value on leaving. */
  readonly normalize?: ((value: unknown) => unknown) | undefined;
}

/** A field bound to the form around it. */
export interface BoundField<Value> {
  /** What the form holds. */
  readonly value: Value;
  /** What must be shown now: the answer of the server or the first error. */
  readonly error: string | undefined;
  /** A warning to show now; nothing while there is an error. */
  readonly warning: string | undefined;
  /** The question to the server is on its way. */
  readonly asking: boolean;
  /** Puts a value into the form. */
  readonly change: (value: Value) => void;
  /** Call it when the control is left. */
  readonly blur: () => void;
  /** Call it when the control gets the focus. */
  readonly focus: () => void;
}

const NONE: readonly Rule[] = [];

/**
 * Binds a control to a name. `error` and `warning` are what must be on the screen now: the server's word, or the
 * first finding when the show policy allows it.
 */
export function useFormField<Value>(name: string, label: string, empty: Value, options: FieldRules): BoundField<Value> {
  const parts = useFormParts();
  const { core, api, whenPointerIsUp, arrivesByHand } = parts;
  const { rules = NONE, asyncRule, secret = false, normalize, initial } = options;
  const messages = useTable('forms.rules');
  const validate = compose(...rules);
  const view = useFieldView(core, name);

  const bound = useBinding(
    parts,
    name,
    (given, values) => validate(given, values, messages) ?? core.answer(name, given),
    'value',
    initial,
  );
  const value = (bound.value as Value | undefined) ?? empty;

  useIsoLayoutEffect(
    () => core.register(name, { label, secret, normalize, asyncRule }),
    [core, name, label, secret, normalize, asyncRule],
  );

  const reads = rules.some((rule) => rule.length > 1);
  useIsoLayoutEffect(() => {
    if (!reads) return undefined;
    core.dependents.push(name);
    return () => void core.dependents.splice(core.dependents.indexOf(name), 1);
  }, [core, name, reads]);

  const focused = useRef(false);
  // Nobody has come here by hand and nothing was typed: leaving it says nothing yet.
  const untouched = useRef(false);
  const change = useCallback(
    (next: Value) => {
      untouched.current = false;
      api.change(name, next);
      core.send(name, { type: 'change', byHand: focused.current });
    },
    [api, core, name],
  );
  const focus = useCallback(() => {
    focused.current = true;
    untouched.current = !arrivesByHand() && core.field(name).show === 'pristine';
    api.focus(name);
  }, [api, core, name, arrivesByHand]);
  const blur = useCallback(() => {
    focused.current = false;
    whenPointerIsUp(() => {
      // The press that took the focus away may have taken the field away too.
      if (!core.entries.has(name)) return;
      normalizeField(api, core, name);
      api.blur(name);
      if (untouched.current && isBlank(getIn(api.getState().values, name))) return;
      core.send(name, { type: 'blur' });
      void askField(api, core, name);
    });
  }, [api, core, name, whenPointerIsUp]);

  const shown = view.show === 'shown';
  const error = view.server ?? (shown ? bound.error : undefined);
  const warning =
    shown && error === undefined
      ? all(...rules)(value, core.values(), messages).find(({ level }) => level === 'warning')?.message
      : undefined;
  return { value, error, warning, asking: view.asking, change, blur, focus };
}
