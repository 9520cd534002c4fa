import { createTimer } from '@pribavka/ui';
import { useCallback, useEffect, useRef } from 'react';

const kinds = ['mousedown', 'click', 'keydown', 'focusin'] as const;

/**
 * A Tab, a press on a field, a press on its label, the way from one field to another: the arrows over the keyboard of a
 * phone strike no key. A press on a button that moves the focus is none of them.
 */
function leadsToField(event: Event): boolean {
  if (event instanceof KeyboardEvent) return event.key === 'Tab';
  if (event instanceof FocusEvent)
    return event.relatedTarget instanceof Element && event.relatedTarget.matches('input, textarea, select');
  return event.type === 'mousedown' || (event.target instanceof Element && event.target.closest('label') !== null);
}

/**
 * Says, while a field gets the focus, whether the person has gone there. A form that opens with the focus in a field, or a
 * scanner that gives it back, has asked nothing yet.
 */
export function useArrival(): () => boolean {
  const acting = useRef(false);
  useEffect(() => {
    const end = createTimer();
    const act = (event: Event): void => {
      if (!leadsToField(event)) return;
      acting.current = true;
      // The browser moves the focus in the same task.
      end.start(0, () => {
        acting.current = false;
      });
    };
    for (const kind of kinds) document.addEventListener(kind, act, true);
    return () => {
      end.clear();
      for (const kind of kinds) document.removeEventListener(kind, act, true);
    };
  }, []);
  return useCallback(() => acting.current, []);
}
