import { useCommand } from '@pribavka/api/react';
import { Button, confirm } from '@pribavka/ui';
import { formatPoints } from '@pribavka/ui/loyalty';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import type { Sale } from '../../../shared/contract.ts';
import { attempt } from '../../../shared/attempt.ts';
import { cardSum } from '../../../shared/sums.ts';
import { forgetCorrection } from '../form/correction.ts';
import { forgetNewSaleOf } from '../form/new-draft.ts';
import { saleCardMessages as messages } from './messages.ts';

export interface TakeBackProps {
  userId: string;
  sale: Sale;
  /** The sale is no more: its card closes. */
  onGone: () => void;
}

const touched = { invalidates: ['sales.*', 'points.*', 'operations.*'] as const };

/** Cancels a sale or deletes a draft, after a question; nothing when the server allows neither. */
export function TakeBack({ userId, sale, onGone }: TakeBackProps): ReactElement | null {
  const cancel = useCommand('sales.cancel', touched);
  const remove = useCommand('sales.delete', touched);
  const params = { id: sale.id };

  const onCancel = async (): Promise<void> => {
    const sure = await confirm({
      title: messages.cancelTitle,
      body: messages.cancelText(formatPoints(cardSum(sale).points)),
      confirmLabel: messages.cancel,
      cancelLabel: messages.leaveAsIs,
      danger: true,
    });
    if (sure && (await attempt(cancel.run({ params, body: { version: sale.version } })))) {
      forgetCorrection(userId, sale.id);
      toast.success(messages.cancelled);
    }
  };
  const onRemove = async (): Promise<void> => {
    const sure = await confirm({
      title: messages.removeTitle,
      body: messages.removeText,
      confirmLabel: messages.remove,
      cancelLabel: messages.leaveAsIs,
      danger: true,
    });
    if (sure && (await attempt(remove.run({ params })))) {
      forgetNewSaleOf(userId, sale.id);
      toast.success(messages.removed);
      onGone();
    }
  };

  if (sale.allowedActions.includes('cancel')) {
    return (
      <Button variant="danger-outline" loading={cancel.pending} onClick={() => void onCancel()}>
        {messages.cancel}
      </Button>
    );
  }
  if (!sale.allowedActions.includes('delete')) return null;
  return (
    <Button variant="danger-outline" loading={remove.pending} onClick={() => void onRemove()}>
      {messages.remove}
    </Button>
  );
}
