import type { ReactElement } from 'react';

import { Carry, type Carried } from './Carry.tsx';
import { Inside } from './Inside.tsx';
import { LeavingRouter } from './LeavingRouter.tsx';

export { preloadFor } from './first.ts';

/** The portal with its router; `carried` is the navigation that Login could not finish without it. */
export function Portal({ carried }: { carried?: Carried | undefined }): ReactElement {
  return (
    <LeavingRouter>
      <Carry carried={carried}>
        <Inside />
      </Carry>
    </LeavingRouter>
  );
}
