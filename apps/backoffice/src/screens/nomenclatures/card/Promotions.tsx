import { useAllowed, useQuery } from '@pribavka/api/react';
import type { ReactElement } from 'react';

import { PromotionLines } from '../../../shared/sheet/PromotionLines.tsx';
import { promotionUrl } from '../../promotions/urls.ts';
import { productCardMessages } from './messages.ts';

export function Promotions({ id }: { id: string }): ReactElement {
  const query = useQuery('products.promotions', { params: { id } }, { quiet: 'all' });
  const opens = useAllowed('promotions.promotionDetailAdmin:read');
  return (
    <PromotionLines
      query={query}
      empty={productCardMessages.promotions.empty}
      recordUrl={opens ? ({ id: one }) => promotionUrl(one) : undefined}
    />
  );
}
