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

export interface SaleActionsProps {
  userId: string;
  sale: Sale;
  onEdit: () => void;
  onRepeat: () => void;
  /** The sale is no more: its card closes. */
  onGone: () => void;
  onDispute: () => void;
}

const touched = { invalidates: ['sales.*', 'points.*', 'operations.*'] as const };

/** What the seller may do with the sale now; the server says what. */
export function SaleActions({ userId, sale, onEdit, onRepeat, onGone, onDispute }: SaleActionsProps): ReactElement {
  const can = (action: Sale['allowedActions'][number]): boolean => sale.allowedActions.includes(action);
  const submit = useCommand('sales.submit', touched);
  const cancel = useCommand('sales.cancel', touched);
  const remove = useCommand('sales.delete', touched);
  const params = { id: sale.id };

  const onSubmit = async (): Promise<void> => {
    if (!(await attempt(submit.run({ params, body: { version: sale.version } })))) return;
    // The form of a new sale on this device may hold this very one: it must not come again.
    forgetNewSaleOf(userId, sale.id);
    toast.success(messages.sent);
  };
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

  return (
    <>
      {can('edit') && (
        <Button variant={can('answer') ? 'secondary' : 'primary'} onClick={onEdit}>
          {messages.edit}
        </Button>
      )}
      {can('submit') && !can('answer') && (
        <Button loading={submit.pending} onClick={() => void onSubmit()}>
          {messages.send}
        </Button>
      )}
      {can('dispute') && <Button onClick={onDispute}>{messages.dispute}</Button>}
      {can('repeat') && (
        <Button variant="text" onClick={onRepeat}>
          {messages.repeat}
        </Button>
      )}
      {can('cancel') && (
        <Button variant="danger-outline" loading={cancel.pending} onClick={() => void onCancel()}>
          {messages.cancel}
        </Button>
      )}
      {can('delete') && (
        <Button variant="danger-outline" loading={remove.pending} onClick={() => void onRemove()}>
          {messages.remove}
        </Button>
      )}
    </>
  );
}
