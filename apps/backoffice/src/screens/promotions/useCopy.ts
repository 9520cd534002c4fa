import { useCommand } from '@pribavka/api/react';
import { toast } from '@pribavka/ui/toast';
import { useNavigate } from 'react-router-dom';

import { promotionsMessages as messages } from './messages.ts';
import { promotionFormUrl } from './urls.ts';

/** A draft with the same rule, opened in the wizard at once: a copy is made to be changed. */
export function useCopy(): (id: string) => Promise<void> {
  const navigate = useNavigate();
  const copy = useCommand('promotions.copy', { invalidates: ['promotions.adminList'] });
  return async (id) => {
    const made = await copy.run({ params: { id } }).catch(() => undefined);
    if (made === undefined) return;
    toast.success(messages.copied(made.name));
    await navigate(promotionFormUrl(made.id));
  };
}
