import { useAllowed } from '@pribavka/api/react';
import { Button } from '@pribavka/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';

import type { ListFilters } from '../../shared/list/ListScreen.tsx';
import { ExportAction } from '../../shared/process/ExportAction.tsx';
import { promotionsMessages } from './messages.ts';

const OrderDialog = lazy(async () => ({ default: (await import('./OrderDialog.tsx')).OrderDialog }));

function PromotionTools({ list }: { list: ListFilters<'promotions.adminList'> }): ReactElement {
  const mayOrder = useAllowed('promotions.promotionListAdmin:update');
  const [ordering, setOrdering] = useState(false);
  return (
    <>
      {mayOrder && (
        <Button size="sm" onClick={() => setOrdering(true)}>
          {promotionsMessages.order.open}
        </Button>
      )}
      <ExportAction route="promotions.exportList" list={list} />
      <Suspense>{ordering && <OrderDialog onClose={() => setOrdering(false)} />}</Suspense>
    </>
  );
}

export const promotionTools = (list: ListFilters<'promotions.adminList'>): ReactElement => (
  <PromotionTools list={list} />
);
