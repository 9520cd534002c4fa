import { useApi } from '@pribavka/api/react';
import { useHasUnsavedChanges } from '@pribavka/forms';
import { Banner, Button } from '@pribavka/ui';
import { Suspense, useEffect, useState, type ReactElement } from 'react';

import { useMember } from '../app/session/useMember.ts';
import { optional } from '../shared/optional.ts';
import { storeProducts } from './products-ahead.ts';
import { offlineMessages as messages } from './messages.ts';
import { registerWorker } from './worker.ts';

const Runner = optional(async () => ({ default: (await import('../screens/sales/outbox/index.ts')).Runner }));

/** What a signed-in member has for a time without a signal: the kept code, the queue of sales, the next version. */
export default function Host(): ReactElement {
  const { id } = useMember();
  const [isOld, setOld] = useState(false);
  const isTyping = useHasUnsavedChanges();
  const api = useApi();
  useEffect(() => registerWorker(() => setOld(true)), []);
  useEffect(() => void storeProducts(api), [api]);
  return (
    <>
      <Suspense fallback={null}>
        <Runner key={id} owner={id} />
      </Suspense>
      {/* A form under way is not interrupted: the version comes at the next start. */}
      {isOld && !isTyping && (
        <Banner
          tone="info"
          title={messages.newVersion}
          announce
          actions={<Button onClick={() => globalThis.location.reload()}>{messages.update}</Button>}
        />
      )}
    </>
  );
}
