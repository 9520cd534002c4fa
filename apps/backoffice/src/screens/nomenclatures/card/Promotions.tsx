import { useQuery } from '@pribavka/api/react';
import type { ReactElement } from 'react';

import { PromotionLines } from '../../../shared/sheet/PromotionLines.tsx';
import { productCardMessages } from './messages.ts';

export function Promotions({ id }: { id: string }): ReactElement {
  const query = useQuery('products.promotions', { params: { id } }, { quiet: 'all' });
  return <PromotionLines query={query} empty={productCardMessages.promotions.empty} />;
}
