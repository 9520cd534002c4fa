import { useEffect, useSyncExternalStore } from 'react';

const unsaved = new Set<symbol>();
const listeners = new Set<() => void>();

function hold(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function mark(token: symbol, changed: boolean): void {
  if (changed) unsaved.add(token);
  else unsaved.delete(token);
  if (unsaved.size > 0) addEventListener('beforeunload', hold);
  else removeEventListener('beforeunload', hold);
  for (const listener of listeners) listener();
}

/** True while something on the page is not saved; a router's blocker asks it before every way out. */
export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}

/**
 * Lets the page go without a question: the session is over and nothing could be saved here any more. What was typed is
 * in its draft and comes back with the form.
 */
export function allowLeaving(): void {
  unsaved.clear();
  removeEventListener('beforeunload', hold);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same, rendered again when it changes. */
export function useHasUnsavedChanges(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedChanges, () => false);
}

/** Marks the page as unsaved: the tab asks before it closes, the router before it leaves. */
export function useUnsavedChanges(when: boolean): void {
  useEffect(() => {
    if (!when) return undefined;
    const token = Symbol('unsaved');
    mark(token, true);
    return () => mark(token, false);
  }, [when]);
}
