import { useAllowed } from '@pribavka/api/react';
import { useStableCallback } from '@pribavka/ui';
import type { RowMenu } from '@pribavka/ui/table';
import { Copy, FileText, Pencil } from 'lucide-react';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import type { PromotionRow } from './columns.tsx';
import { promotionsMessages } from './messages.ts';
import { promotionFormUrl } from './urls.ts';
import { useCopy } from './useCopy.ts';
import { useRules } from './useRules.ts';

const messages = promotionsMessages.row;
const over = new Set<string>(['finished', 'cancelled', 'archived']);

/** What may be done with a promotion without opening its card; decisions with figures are on the card. */
export function useRowMenu(): RowMenu<PromotionRow> {
  const navigate = useNavigate();
  const mayUpdate = useAllowed('promotions.promotionDetailAdmin:update');
  const mayCreate = useAllowed('promotions.promotionDetailAdmin:create');
  const mayRead = useAllowed('promotions.promotionDetailAdmin:read');
  const copy = useStableCallback(useCopy());
  const rules = useStableCallback(useRules());
  return useCallback(
    ({ id, status }) => [
      ...(mayUpdate && !over.has(status)
        ? [{ id: 'edit', label: messages.edit, icon: Pencil, onSelect: () => void navigate(promotionFormUrl(id)) }]
        : []),
      ...(mayCreate ? [{ id: 'copy', label: messages.copy, icon: Copy, onSelect: () => void copy(id) }] : []),
      ...(mayRead ? [{ id: 'rules', label: messages.rules, icon: FileText, onSelect: () => void rules(id) }] : []),
    ],
    [mayUpdate, mayCreate, mayRead, navigate, copy, rules],
  );
}
