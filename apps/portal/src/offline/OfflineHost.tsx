import { useSession } from '@pribavka/api/react';
import { Suspense, useEffect, useState, type ReactElement } from 'react';

import { optional } from '../shared/optional.ts';
import { whenQuiet } from './when-quiet.ts';

/** Without a signal at the first visit this part does not come, and nothing else waits for it. */
const Host = optional(async () => ({ default: (await import('./parts.ts')).Host }));

/** Brings what is needed without a signal once the first screen is up, for those who are signed in. */
export function OfflineHost(): ReactElement | null {
  const { status } = useSession();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => void whenQuiet().then(() => setQuiet(true)), []);
  if (!isQuiet || status !== 'authorised') return null;
  return (
    <Suspense fallback={null}>
      <Host />
    </Suspense>
  );
}
