import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';

import { GoContext, type Go } from '../shared/auth/go.tsx';
import { Screens } from './Screens.tsx';

/** Everything that stands inside the router. */
export function Inside(): ReactElement {
  const navigate = useNavigate();
  const go: Go = (to, state) => void navigate(to, { state });
  return (
    <GoContext value={go}>
      <Screens />
    </GoContext>
  );
}
