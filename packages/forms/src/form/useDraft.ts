import { createTimer, useIsoLayoutEffect } from '@pribavka/ui';
import type { FormApi } from 'final-form';
import { useEffect, useRef } from 'react';

import type { FormCore } from './core.ts';
import { differs } from './differs.ts';
import { createDraft, type DraftOptions } from './draft.ts';
import { draftKey } from './draft-key.ts';
import { trackDraft } from './drafts.ts';
import { restoreDraft } from './restore-draft.ts';

const PAUSE_MS = 300;

/** Puts a draft back after the fields are mounted, keeps it while they are edited; secret fields are in a sealed one only. */
export function useDraft(
  api: FormApi<Record<string, unknown>>,
  core: FormCore,
  options: DraftOptions | undefined,
  owner: string | undefined,
): { readonly forget: () => void; readonly store: () => void } {
  const forget = useRef<() => void>(undefined);
  const store = useRef<() => void>(undefined);
  const flush = useRef<() => void>(undefined);
  const place = options && owner !== undefined ? draftKey(owner, options) : undefined;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (place === undefined || owner === undefined || !latest.current) return undefined;
    const { whole = false, restore = true, seal } = latest.current;
    const plain = createDraft({ ...latest.current, owner });
    const sealed = seal?.draft({ ...latest.current, owner });
    const kept = sealed ?? plain;
    // Fields of a step that has not been opened again since: they are not mounted, and still typed.
    let restored = restore && !sealed ? restoreDraft(api, core, plain.open()) : [];
    seal?.ready(owner);
    let opening = restore && sealed !== undefined;
    let givenUp = false;
    let ended = false;
    let gone = false;

    const timer = createTimer();
    const write = (): void => {
      timer.clear();
      // What is written now would take the place of what is being opened.
      if (ended || opening) return;
      const { values, initialValues = {}, dirty } = api.getState();
      const names = [...new Set([...restored, ...core.openFields(sealed !== undefined)])];
      const changed = names.filter((name) => differs(values, initialValues, [name]));
      // What was typed and taken back must not come again after a reload.
      if (changed.length === 0 && !(whole && dirty)) return kept.forget();
      const labels = Object.fromEntries(changed.map((name) => [name, core.labelOf(name)]));
      kept.write(values, whole ? names : changed, { start: initialValues, labels });
    };
    const hide = (): void => {
      if (givenUp) {
        timer.clear();
        kept.forget();
      } else if (timer.pending()) write();
    };
    // final-form calls at once with what is there already; only a change is worth writing.
    const opened = api.getState().values;
    const stop = api.subscribe(
      ({ values }) => {
        if (values === opened) return;
        givenUp = false;
        // There is no time to seal anything when the page goes.
        if (sealed) write();
        else timer.start(PAUSE_MS, write);
      },
      { values: true },
    );
    const unseal = async (): Promise<void> => {
      const found = await sealed?.open();
      opening = false;
      if (!found || ended || gone) return;
      restored = restoreDraft(api, core, found);
      write();
    };
    if (opening) void unseal();
    const untrack = trackDraft({
      owner,
      isSealed: sealed !== undefined,
      giveUp: () => {
        givenUp = true;
      },
      end: () => {
        ended = true;
        timer.clear();
        // One that is being sealed must not be stored after all.
        sealed?.forget();
      },
    });
    addEventListener('pagehide', hide);
    flush.current = hide;
    store.current = write;
    forget.current = () => {
      // What changed while the form was being sent waits to be written: it would come back in the next form.
      timer.clear();
      kept.forget();
      core.patchForm({ restored: undefined });
    };
    return () => {
      hide();
      gone = true;
      stop();
      untrack();
      removeEventListener('pagehide', hide);
    };
  }, [api, core, place, owner]);

  // A form that goes at once writes first: by the time passive effects end its fields are not known any more.
  useIsoLayoutEffect(() => () => flush.current?.(), []);

  return { forget: () => forget.current?.(), store: () => store.current?.() };
}
