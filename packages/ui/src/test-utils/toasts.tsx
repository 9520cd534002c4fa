import { useEffect } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';

import { mount } from './mount.tsx';
import { createFacade } from '../feedback/toast/core/facade.ts';
import { createToastStore } from '../feedback/toast/core/store.ts';
import type { ToastClock } from '../feedback/toast/core/types.ts';
import { Toaster } from '../feedback/toast/Toaster.tsx';

/** Time that goes by command: what is left of a message is exact, whatever the machine does. */
export const handClock = (): ToastClock & { go: (ms: number) => void } => {
  let now = 1_000_000;
  const timers = new Map<number, { at: number; run: () => void }>();
  let next = 1;
  return {
    now: () => now,
    start: (run, ms) => {
      timers.set(next, { at: now + ms, run });
      next += 1;
      return next - 1;
    },
    stop: (handle) => timers.delete(handle as number),
    go: (ms) => {
      const end = now + ms;
      for (;;) {
        const due = [...timers].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at)[0];
        if (!due) break;
        timers.delete(due[0]);
        now = due[1].at;
        due[1].run();
      }
      now = end;
    },
  };
};

/** Its effect runs after the toaster's: from then on the toaster listens. */
const Ready = ({ onReady }: { onReady: () => void }): null => {
  useEffect(onReady, [onReady]);
  return null;
};

/** A page with a toaster whose time goes by command. */
export const setup = async (extra = <button type="button">Страница</button>) => {
  const clock = handClock();
  const store = createToastStore({ clock });
  const onReady = vi.fn();
  await mount(
    <main>
      {extra}
      <Toaster store={store} />
      <Ready onReady={onReady} />
    </main>,
  );
  await expect.poll(() => onReady).toHaveBeenCalled();
  const toast = createFacade(store, 'toast');
  const notify = createFacade(store, 'notification');
  return { clock, store, toast, notify };
};
/** Names of the messages in sight, the closing ones left out. */
export const shown = (): (string | null)[] =>
  [...document.querySelectorAll('[data-pb-root="toasts"] [role="group"]:not([data-phase="closing"])')].map((item) =>
    item.getAttribute('aria-label'),
  );
export const group = (name: string) => page.getByRole('group', { name });
/** What was announced last. */
export const live = (role: string): string | undefined =>
  document.querySelector(`[data-pb-root="announcer"] [role="${role}"]`)?.textContent ?? undefined;
/** The tab goes out of sight, or comes back; `unhide` puts the browser right. */
export const hide = (hidden: boolean): void => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};
export const unhide = (): void => void Reflect.deleteProperty(document, 'hidden');
