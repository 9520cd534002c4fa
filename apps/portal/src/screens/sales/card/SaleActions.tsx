import { useCommand } from '@pribavka/api/react';
import { Button } from '@pribavka/ui';
import { toast } from '@pribavka/ui/toast';
import type { ReactElement } from 'react';

import type { Sale } from '../../../shared/contract.ts';
import { attempt } from '../../../shared/attempt.ts';
import { forgetNewSaleOf } from '../form/new-draft.ts';
import { saleCardMessages as messages } from './messages.ts';

export interface SaleActionsProps {
  userId: string;
  sale: Sale;
  onEdit: () => void;
  onRepeat: () => void;
  onReply: (kind: 'answer' | 'dispute') => void;
}

const touched = { invalidates: ['sales.*', 'points.*', 'operations.*'] as const };

/** The server allows something else than taking the sale back. */
export const hasSaleActions = ({ allowedActions }: Sale): boolean =>
  allowedActions.some((action) => action !== 'cancel' && action !== 'delete');

/** What the member may do with the sale now; the server says what, and what is expected comes first. */
export function SaleActions({ userId, sale, onEdit, onRepeat, onReply }: SaleActionsProps): ReactElement {
  const can = (action: Sale['allowedActions'][number]): boolean => sale.allowedActions.includes(action);
  const submit = useCommand('sales.submit', touched);
  const params = { id: sale.id };

  const onSubmit = async (): Promise<void> => {
    if (!(await attempt(submit.run({ params, body: { version: sale.version } })))) return;
    // The form of a new sale on this device may hold this very one: it must not come again.
    forgetNewSaleOf(userId, sale.id);
    toast.success(messages.sent);
  };
  return (
    <>
      {can('answer') && (
        <Button variant="primary" onClick={() => onReply('answer')}>
          {messages.answer}
        </Button>
      )}
      {can('edit') && (
        <Button variant={can('answer') ? 'secondary' : 'primary'} onClick={onEdit}>
          {sale.status === 'draft' ? messages.continue : messages.edit}
        </Button>
      )}
      {can('submit') && !can('answer') && (
        <Button loading={submit.pending} onClick={() => void onSubmit()}>
          {messages.send}
        </Button>
      )}
      {can('dispute') && (
        <Button variant={sale.status === 'rejected' ? 'primary' : 'secondary'} onClick={() => onReply('dispute')}>
          {messages.dispute}
        </Button>
      )}
      {can('repeat') && <Button onClick={onRepeat}>{messages.repeat}</Button>}
    </>
  );
}
