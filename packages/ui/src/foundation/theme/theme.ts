import { useSyncExternalStore } from 'react';

import { themeKey } from './theme-script.ts';

/** `system` follows the device. */
export type Theme = 'light' | 'dark' | 'system';
/** Every theme, in the order a choice lists them. */
export const themes: readonly Theme[] = ['light', 'dark', 'system'];

const listeners = new Set<() => void>();

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** What the person chose in this browser; `system` when nothing, or when the storage is closed to us. */
export function readTheme(): Theme {
  try {
    const stored = globalThis.localStorage?.getItem(themeKey);
    return isTheme(stored) ? stored : 'system';
  } catch {
    return 'system';
  }
}

let current: Theme | undefined;
const theme = (): Theme => (current ??= readTheme());

function apply(): void {
  document.documentElement.dataset.theme = theme();
}

/** Puts the remembered theme on the page; call it before the first paint. */
export function applyTheme(): void {
  apply();
}

/** Changes the theme of the page and remembers it for this browser. */
export function setTheme(next: Theme): void {
  current = next;
  try {
    localStorage.setItem(themeKey, next);
  } catch {
    // A closed storage keeps the choice for this page only.
  }
  apply();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The present theme, and `setTheme` to change it: `const [theme, setTheme] = useTheme()`. */
export function useTheme(): [Theme, (next: Theme) => void] {
  return [useSyncExternalStore(subscribe, theme, (): Theme => 'system'), setTheme];
}
