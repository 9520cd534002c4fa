import { createTimer, useIsoLayoutEffect } from '@pribavka/ui';
import type { FormApi } from 'final-form';
import { useEffect, useRef } from 'react';

import type { FormCore } from './core.ts';
import { differs } from './differs.ts';
import { createDraft, type DraftOptions } from './draft.ts';

const PAUSE_MS = 300;

/** Puts a draft back after the fields are mounted, keeps it while they are edited; secret fields are never in it. */
export function useDraft(
  api: FormApi<Record<string, unknown>>,
  core: FormCore,
  options: DraftOptions | undefined,
): { readonly forget: () => void; readonly store: () => void } {
  const forget = useRef<() => void>(undefined);
  const store = useRef<() => void>(undefined);
  const flush = useRef<() => void>(undefined);
  const { key } = options ?? {};
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (key === undefined || !latest.current) return undefined;
    const kept = createDraft(latest.current);
    const found = latest.current.restore === false ? [] : Object.entries(kept.read());
    api.batch(() => {
      for (const [name, value] of found) api.change(name, value);
    });
    if (found.length > 0) latest.current.onRestore?.();
    // Fields of a step that has not been opened again since: they are not mounted, and still typed.
    const restored = found.map(([name]) => name);

    const timer = createTimer();
    const write = (): void => {
      timer.clear();
      const { values, initialValues = {}, dirty } = api.getState();
      const names = new Set([...restored, ...core.openFields()]);
      // What was typed and taken back must not come again after a reload.
      if (dirty || differs(values, initialValues, names)) kept.write(values, names);
      else kept.forget();
    };
    const hide = (): void => {
      if (timer.pending()) write();
    };
    // final-form calls at once with what is there already; only a change is worth writing.
    const opened = api.getState().values;
    const stop = api.subscribe(({ values }) => values !== opened && timer.start(PAUSE_MS, write), { values: true });
    addEventListener('pagehide', hide);
    flush.current = hide;
    store.current = write;
    forget.current = () => {
      // What changed while the form was being sent waits to be written: it would come back in the next form.
      timer.clear();
      kept.forget();
    };
    return () => {
      hide();
      stop();
      removeEventListener('pagehide', hide);
    };
  }, [api, core, key]);

  // A form that goes at once writes first: by the time passive effects end its fields are not known any more.
  useIsoLayoutEffect(() => () => flush.current?.(), []);

  return { forget: () => forget.current?.(), store: () => store.current?.() };
}
