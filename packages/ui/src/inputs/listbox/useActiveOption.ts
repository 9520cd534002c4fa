import { useEffect, useState, type RefObject } from 'react';

export interface ActiveOption {
  active: number;
  setActive: (index: number) => void;
  /** Moves over what can be chosen, round the ends. */
  move: (step: 1 | -1) => void;
  edge: (end: 'first' | 'last') => void;
}

/** Index of the option under the keyboard, kept inside the list and scrolled into view. */
export function useActiveOption(
  count: number,
  popupRef: RefObject<HTMLElement | null>,
  canUse: (index: number) => boolean,
): ActiveOption {
  const [wanted, setActive] = useState(-1);
  const active = wanted < count ? wanted : -1;

  useEffect(() => {
    if (active >= 0) popupRef.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active, popupRef]);

  const search = (from: number, step: 1 | -1): void => {
    for (let tried = 0; tried < count; tried += 1) {
      const at = (((from + step * tried) % count) + count) % count;
      if (canUse(at)) {
        setActive(at);
        return;
      }
    }
  };
  return {
    active,
    setActive,
    move: (step) => search(active < 0 ? (step > 0 ? 0 : count - 1) : active + step, step),
    edge: (end) => search(end === 'first' ? 0 : count - 1, end === 'first' ? 1 : -1),
  };
}
