import { useCommand } from '@pribavka/api/react';
import { Button, confirm, formatPoints } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import { useState, type ReactElement } from 'react';

import type { Sale } from '../../../shared/contract.ts';
import { attempt } from '../../../shared/attempt.ts';
import { ReplyDialog } from './ReplyDialog.tsx';
import { saleCardWords as words } from './words.ts';

export interface SaleActionsProps {
  sale: Sale;
  onEdit: () => void;
  onRepeat: () => void;
  /** The sale is no more: its card closes. */
  onGone: () => void;
}

const touched = { invalidates: ['sales.*', 'points.*', 'operations.*'] as const };

/** What the seller may do with the sale now; the server says what. */
export function SaleActions({ sale, onEdit, onRepeat, onGone }: SaleActionsProps): ReactElement {
  const can = (action: Sale['allowedActions'][number]): boolean => sale.allowedActions.includes(action);
  const submit = useCommand('sales.submit', touched);
  const cancel = useCommand('sales.cancel', touched);
  const remove = useCommand('sales.delete', touched);
  const [reply, setReply] = useState<'answer' | 'dispute'>();
  const params = { id: sale.id };

  const onSubmit = async (): Promise<void> => {
    if (await attempt(submit.run({ params, body: { version: sale.version } }))) toast.success(words.sent);
  };
  const onCancel = async (): Promise<void> => {
    const sure = await confirm({
      title: words.cancelTitle,
      body: words.cancelText(formatPoints(sale.pointsTotal || sale.pointsPreview)),
      confirmLabel: words.cancel,
      cancelLabel: words.keep,
      danger: true,
    });
    if (sure && (await attempt(cancel.run({ params, body: { version: sale.version } }))))
      toast.success(words.cancelled);
  };
  const onRemove = async (): Promise<void> => {
    const sure = await confirm({
      title: words.removeTitle,
      body: words.removeText,
      confirmLabel: words.remove,
      cancelLabel: words.keep,
      danger: true,
    });
    if (sure && (await attempt(remove.run({ params })))) {
      toast.success(words.removed);
      onGone();
    }
  };

  return (
    <>
      {can('answer') && (
        <Button variant="primary" onClick={() => setReply('answer')}>
          {words.answer}
        </Button>
      )}
      {can('edit') && (
        <Button variant={can('answer') ? 'secondary' : 'primary'} onClick={onEdit}>
          {words.edit}
        </Button>
      )}
      {can('submit') && !can('answer') && (
        <Button loading={submit.pending} onClick={() => void onSubmit()}>
          {words.send}
        </Button>
      )}
      {can('dispute') && <Button onClick={() => setReply('dispute')}>{words.dispute}</Button>}
      {can('repeat') && (
        <Button variant="text" onClick={onRepeat}>
          {words.repeat}
        </Button>
      )}
      {can('cancel') && (
        <Button variant="danger-outline" loading={cancel.pending} onClick={() => void onCancel()}>
          {words.cancel}
        </Button>
      )}
      {can('delete') && (
        <Button variant="danger-outline" loading={remove.pending} onClick={() => void onRemove()}>
          {words.remove}
        </Button>
      )}
      {reply && <ReplyDialog sale={sale} kind={reply} onClose={() => setReply(undefined)} />}
    </>
  );
}
