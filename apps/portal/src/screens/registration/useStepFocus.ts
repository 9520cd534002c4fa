import { useEffect, useRef, type RefObject } from 'react';

/** The button of the former step is gone with its focus: keys and screen readers go on at the top of the next one. */
export function useStepFocus(step: string): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!section.current?.contains(document.activeElement)) section.current?.focus({ preventScroll: true });
  }, [step]);
  return section;
}
