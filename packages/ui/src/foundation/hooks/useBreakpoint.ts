import { useSyncExternalStore } from 'react';

import { breakpoints, type Breakpoint } from '../constants.ts';

const query = (px: number): string => `(min-width: ${px / 16}em)`;
const wide = ['xl', 'lg', 'md'] as const;

function subscribe(notify: () => void): () => void {
  const lists = wide.map((name) => window.matchMedia(query(breakpoints[name])));
  for (const list of lists) list.addEventListener('change', notify);
  return () => {
    for (const list of lists) list.removeEventListener('change', notify);
  };
}

const read = (): Breakpoint => wide.find((name) => window.matchMedia(query(breakpoints[name])).matches) ?? 'sm';

/** Name of the window width: sm < 768, md ≥ 768, lg ≥ 1024, xl ≥ 1440. On the server `fallback`. */
export function useBreakpoint(fallback: Breakpoint = 'lg'): Breakpoint {
  return useSyncExternalStore(subscribe, read, () => fallback);
}

const order: readonly Breakpoint[] = ['sm', 'md', 'lg', 'xl'];

/** Whether the window is at least that wide. */
export function useAtLeast(name: Breakpoint, fallback: Breakpoint = 'lg'): boolean {
  return order.indexOf(useBreakpoint(fallback)) >= order.indexOf(name);
}
