import type { ReactElement } from 'react';

import { Login } from '../../screens/login/Login.tsx';
import { loginWords } from '../../screens/login/words.ts';
import { GoContext, type Go } from '../../shared/auth/go.tsx';
import { useTitle } from '../useTitle.ts';

/** Login alone: all that somebody without a session needs to see and type first, so without the router. */
export function Entrance({ go }: { go: Go }): ReactElement {
  useTitle(loginWords.tab);
  return (
    <GoContext value={go}>
      <Login />
    </GoContext>
  );
}
