import { useAllowed, useCommand } from '@pribavka/api/react';

import type { BulkAct } from '../../shared/bulk/bulk-plan.ts';
import type { PromotionRow } from './columns.tsx';
import { promotionsMessages } from './messages.ts';

const messages = promotionsMessages.archive;

function skip({ status }: PromotionRow): string | undefined {
  if (status === 'archived') return messages.already;
  return status === 'finished' || status === 'cancelled' ? undefined : messages.live;
}

/** «В архив» for what is over. */
export function useArchive(): BulkAct<PromotionRow>[] {
  const allowed = useAllowed('promotions.promotionDetailAdmin:update');
  const archive = useCommand('promotions.archiveMany', { invalidates: ['promotions.*'] });
  if (!allowed) return [];
  return [
    {
      id: 'archive',
      label: messages.label,
      skip,
      title: messages.title,
      none: messages.none,
      run: (rows) => archive.run({ body: { ids: rows.map(({ id }) => id) } }),
      done: messages.done,
    },
  ];
}
