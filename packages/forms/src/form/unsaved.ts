import { useEffect, useRef, useSyncExternalStore } from 'react';

/** What a router's blocker gives back; the shape of `useBlocker` of React Router. */
export interface RouterBlocker {
  readonly state: 'unblocked' | 'blocked' | 'proceeding';
  readonly proceed?: (() => void) | undefined;
  readonly reset?: (() => void) | undefined;
}

const QUESTION = 'Изменения не сохранены. Уйти со страницы?';
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

/** True while something on the page is not saved. Give it to the router: `useBlocker(hasUnsavedChanges)`. */
export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same, rendered anew when it changes. */
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

/**
 * Asks the person when the router was stopped by unsaved changes. Mounted once beside the router:
 * `useLeaveQuestion(useBlocker(hasUnsavedChanges), confirm)`. `confirm` is `window.confirm` by default.
 */
export function useLeaveQuestion(
  blocker: RouterBlocker,
  confirm: (question: string) => Promise<boolean> | boolean = (text) => window.confirm(text),
): void {
  const asking = useRef(false);
  useEffect(() => {
    if (blocker.state !== 'blocked' || asking.current) return;
    asking.current = true;
    void Promise.resolve(confirm(QUESTION)).then((leave) => {
      asking.current = false;
      if (leave) blocker.proceed?.();
      else blocker.reset?.();
      return leave;
    });
  }, [blocker, confirm]);
}
