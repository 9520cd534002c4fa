import { useEffect, useState } from 'react';

import { announce } from '../../foundation/announcer/announcer.ts';
import { formatCount, type CountForms } from '../../foundation/format/numbers.ts';
import { createTimer } from '../../foundation/hooks/timer.ts';
import { useStableCallback } from '../../foundation/hooks/useStableCallback.ts';
import type { TableOf } from '../../foundation/messages/define.ts';
import type { comboboxMessages } from './combobox.messages.ts';
import type { ComboboxSource } from './Combobox.types.ts';

export type OptionsState<Item> =
  | { status: 'loading'; items: readonly Item[]; query: string }
  | { status: 'ready'; items: readonly Item[]; total: number; query: string }
  | { status: 'error'; items: readonly Item[]; query: string };

export interface UseOptions<Item> {
  open: boolean;
  query: string;
  /** Too few letters: nothing is asked. */
  idle: boolean;
  load: ComboboxSource<Item>['load'];
  /** The options for the query have come. */
  onAnswer: (query: string, items: readonly Item[]) => void;
  countForms: CountForms;
  say: TableOf<typeof comboboxMessages>;
}

/** A pause after the last letter; the first opening asks at once. */
const DEBOUNCE_MS = 250;

/** Loads options for the query: debounced, stale answers aborted, the count read aloud once it has settled. */
export function useOptions<Item>({
  open,
  query,
  idle,
  load,
  onAnswer,
  countForms,
  say,
}: UseOptions<Item>): OptionsState<Item> & { retry: () => void } {
  const [state, setState] = useState<OptionsState<Item>>({ status: 'loading', items: [], query: '' });
  const [retried, setRetried] = useState<{ query: string } | null>(null);
  const ask = useStableCallback(load);
  const answered = useStableCallback(onAnswer);
  const announceCount = useStableCallback((total: number) =>
    announce(total === 0 ? say.empty : formatCount(total, countForms)),
  );
  const announceFailure = useStableCallback(() => announce(say.failed, { assertive: true }));

  useEffect(() => {
    if (!open || idle) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const run = async (): Promise<void> => {
      setState((before) => ({ status: 'loading', items: before.items, query }));
      try {
        const answer = (await ask(query, { signal })) ?? [];
        if (signal.aborted) return;
        const items = 'items' in answer ? answer.items : answer;
        const total = ('items' in answer ? answer.total : undefined) ?? items.length;
        setState({ status: 'ready', items, total, query });
        announceCount(total);
        answered(query, items);
      } catch {
        if (signal.aborted) return;
        setState({ status: 'error', items: [], query });
        announceFailure();
      }
    };
    const timer = createTimer();
    timer.start(query === '' || retried?.query === query ? 0 : DEBOUNCE_MS, () => void run());
    return () => {
      timer.clear();
      controller.abort();
    };
  }, [open, query, idle, retried, ask, answered, announceCount, announceFailure]);

  return { ...state, retry: () => setRetried({ query }) };
}
