import { askToLeave, guardHistory, hasUnsavedChanges, useHistoryState } from '@pribavka/forms';
import type { ReactElement, ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

// The library's own blocker lives in its data router, which weighs as much again as the rest of it.
const history = guardHistory(createBrowserHistory({ v5Compat: true }), { holds: hasUnsavedChanges, ask: askToLeave });

/** The router of the browser, which asks before something typed is left behind. */
export function LeavingRouter({ basename, children }: { basename: string; children: ReactNode }): ReactElement {
  const { action, location } = useHistoryState(history);
  return (
    <Router basename={basename} location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
