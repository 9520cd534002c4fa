import { useAllowed, useApi } from '@pribavka/api/react';
import { useHasUnsavedChanges } from '@pribavka/forms';
import { Banner, Button } from '@pribavka/ui';
import { useEffect, useState, type ReactElement } from 'react';

import { useMember } from '../app/session/useMember.ts';
import { Runner } from '../screens/sales/outbox/Runner.tsx';
import { storeProducts } from './products-ahead.ts';
import { offlineMessages as messages } from './messages.ts';
import { openNewVersion, registerWorker } from './worker.ts';

/** What a signed-in member has for a time without a signal: the kept code, the queue of sales, the next version. */
export function Host(): ReactElement {
  const { id } = useMember();
  const [isOld, setOld] = useState(false);
  const isTyping = useHasUnsavedChanges();
  const api = useApi();
  useEffect(() => registerWorker(() => setOld(true)), []);
  const seesProducts = useAllowed('products.productList:read');
  useEffect(() => {
    if (seesProducts) void storeProducts(api);
  }, [api, seesProducts]);
  return (
    <>
      <Runner key={id} owner={id} />
      {/* A form under way is not interrupted: the version comes at the next start. */}
      {isOld && !isTyping && (
        <Banner
          tone="info"
          title={messages.newVersion}
          announce
          actions={<Button onClick={() => void openNewVersion()}>{messages.update}</Button>}
        />
      )}
    </>
  );
}
