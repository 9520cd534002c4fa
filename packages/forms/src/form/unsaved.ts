import { useEffect, useSyncExternalStore } from 'react';

const unsaved = new Set<symbol>();
const sending = new Set<symbol>();
const listeners = new Set<() => void>();

function hold(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function mark(marks: Set<symbol>, token: symbol, on: boolean): void {
  if (on) marks.add(token);
  else marks.delete(token);
  if (unsaved.size > 0) addEventListener('beforeunload', hold);
  else removeEventListener('beforeunload', hold);
  for (const listener of listeners) listener();
}

/** True while something on the page is not saved; a router's blocker asks it before every way out. */
export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}

/** True while a guarded form is on its way to the server. */
export function isSending(): boolean {
  return sending.size > 0;
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

/** Calls back whenever something was saved, changed or sent; answers with the way to stop. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same, rendered again when it changes. */
export function useHasUnsavedChanges(): boolean {
  return useSyncExternalStore(subscribe, hasUnsavedChanges, () => false);
}

function useMark(marks: Set<symbol>, when: boolean): void {
  useEffect(() => {
    if (!when) return undefined;
    const token = Symbol('unsaved');
    mark(marks, token, true);
    return () => mark(marks, token, false);
  }, [marks, when]);
}

/** Marks the page as unsaved: the tab asks before it closes, the router before it leaves. */
export function useUnsavedChanges(when: boolean): void {
  useMark(unsaved, when);
}

/** Marks a form as being sent: who leaves now waits for what comes of it. */
export function useSending(when: boolean): void {
  useMark(sending, when);
}
