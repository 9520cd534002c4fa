import { hasUnsavedChanges } from '@pribavka/forms';
import { confirm } from '@pribavka/ui';
import { type ReactElement, type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

import { appWords } from '../words.ts';
import { guardHistory } from './guardHistory.ts';

const ask = (): Promise<boolean> => confirm({ ...appWords.leaving, danger: true });

// The library's own blocker lives in its data router, which weighs as much again as the rest of it.
const history = guardHistory(createBrowserHistory({ v5Compat: true }), { holds: hasUnsavedChanges, ask });

/** The router of the browser, which asks before something typed is left behind. */
export function LeavingRouter({ basename, children }: { basename: string; children: ReactNode }): ReactElement {
  const [state, setState] = useState(() => ({ action: history.action, location: history.location }));
  useLayoutEffect(
    () => history.listen(({ action, location }) => startTransition(() => setState({ action, location }))),
    [],
  );
  return (
    <Router basename={basename} location={state.location} navigationType={state.action} navigator={history}>
      {children}
    </Router>
  );
}
