import { createTimer } from '@pribavka/ui';
import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Runs something now, or after the pointer pressed inside the form is up and its click has been handled. */
export function usePointerHold(element: RefObject<HTMLElement | null>): (run: () => void) => void {
  const held = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const root = element.current;
    const click = createTimer();
    const hold = (): void => {
      held.current = true;
    };
    const release = (): void => {
      if (!held.current) return;
      // The click comes right after the pointer is up; only then may things move.
      click.start(0, () => {
        held.current = false;
        for (const run of waiting.current.splice(0)) run();
      });
    };
    root?.addEventListener('pointerdown', hold, true);
    addEventListener('pointerup', release, true);
    addEventListener('pointercancel', release, true);
    return () => {
      click.clear();
      held.current = false;
      root?.removeEventListener('pointerdown', hold, true);
      removeEventListener('pointerup', release, true);
      removeEventListener('pointercancel', release, true);
    };
  }, [element]);

  return useCallback((run) => {
    if (held.current) waiting.current.push(run);
    else run();
  }, []);
}
