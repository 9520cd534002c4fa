import { useCommand } from '@pribavka/api/react';
import { toast } from '@pribavka/ui/toast';

import { useNavigateFromHere } from '../../shared/useNavigateFromHere.ts';
import { promotionsMessages as messages } from './messages.ts';
import { promotionFormUrl } from './urls.ts';

/** A draft with the same rule, opened in the wizard at once: a copy is made to be changed. */
export function useCopy(): (id: string) => Promise<void> {
  const fromHere = useNavigateFromHere();
  const copy = useCommand('promotions.copy', { invalidates: ['promotions.adminList'] });
  return async (id) => {
    const onward = fromHere();
    const made = await copy.run({ params: { id } }).catch(() => undefined);
    if (made === undefined) return;
    toast.success(messages.copied(made.name), { actions: onward(promotionFormUrl(made.id)) });
  };
}
