import { guardHistory, hasUnsavedChanges, useHistoryState } from '@pribavka/forms';
import type { ReactElement, ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

/** The question's dialog is fetched when it is needed, so that the first screen does not carry it. */
const ask = async (): Promise<boolean> => (await import('./askToLeave.ts')).askToLeave();

// The library's own blocker lives in its data router, which weighs as much again as the rest of it.
const history = guardHistory(createBrowserHistory({ v5Compat: true }), { holds: hasUnsavedChanges, ask });

/** The router of the browser, which asks before something typed is left behind. */
export function LeavingRouter({ children }: { children: ReactNode }): ReactElement {
  const { action, location } = useHistoryState(history);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
