import { lazy, type ReactElement, Suspense } from 'react';

import { useFirstScreenUp } from '../../../shared/first-screen.ts';

/** Without a network at the first visit this part does not come, and nothing waits for it. */
const Notice = lazy(() =>
  import('./Notice.tsx').then(
    ({ Notice: Shown }) => ({ default: Shown }),
    () => ({ default: () => null }),
  ),
);

/** Keeps the code of the back-office for the next visit and says when there is a newer one, once the rows are there. */
export function Release(): ReactElement | null {
  return useFirstScreenUp() ? (
    <Suspense>
      <Notice />
    </Suspense>
  ) : null;
}
