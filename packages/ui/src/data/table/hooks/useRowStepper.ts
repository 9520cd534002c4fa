import { useEffect } from 'react';

import { openLayers } from '../../../foundation/overlay/stack.ts';
import { useStableCallback } from '../../../foundation/hooks/useStableCallback.ts';

/** Whether the person is writing: letters then belong to the field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"])'));

/** What `useRowStepper` moves through by J and K. */
export interface RowStepper {
  /** In the order of the list; a function when they are many and rarely needed. */
  readonly ids: readonly string[] | (() => readonly string[]);
  /** Row that is open. */
  readonly openId: string | undefined;
  /** Opens another row. */
  readonly onOpen: (id: string) => void;
  /** Whether the keys work. @default true */
  readonly enabled?: boolean | undefined;
}

/** J next, K previous, by the physical key: works on the Russian layout. One sheet may lie over the list. */
export const useRowStepper = ({ ids, openId, onOpen, enabled = true }: RowStepper): void => {
  const step = useStableCallback((by: number) => {
    const list = typeof ids === 'function' ? ids() : ids;
    const now = openId === undefined ? -1 : list.indexOf(openId);
    const next = list[now < 0 ? 0 : now + by];
    if (next !== undefined) onOpen(next);
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || openLayers() > 1) return;
      const by = { KeyJ: 1, KeyK: -1 }[event.code];
      if (by === undefined) return;
      event.preventDefault();
      step(by);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, step]);
};
