import { useQuery } from '@pribavka/api/react';
import { Sheet, Skeleton, useAtLeast } from '@pribavka/ui';
import { useState, type ReactElement } from 'react';

import { SectionError } from '../../../shared/SectionError.tsx';
import { useKeptRow } from '../../../shared/useKeptRow.ts';
import { KnownSale } from './KnownSale.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import { hasSaleActions, SaleActions } from './SaleActions.tsx';
import { SaleDetails } from './SaleDetails.tsx';
import { TakeBack } from './TakeBack.tsx';
import { saleCardMessages as messages } from './messages.ts';

export interface SaleCardProps {
  userId: string;
  id: string;
  onClose: () => void;
  onEdit: (id: string) => void;
  onRepeat: (productId: string | undefined) => void;
}

/** One sale with everything that happened to it, in a sheet with an address of its own. */
export default function SaleCard({ userId, id, onClose, onEdit, onRepeat }: SaleCardProps): ReactElement {
  const [reply, setReply] = useState<'answer' | 'dispute'>();
  const wide = useAtLeast('md');
  const { data: sale, problem, reload } = useQuery('sales.get', { params: { id } });
  const known = useKeptRow('sales.list', id, sale ? undefined : problem);
  if (!sale && known) return <KnownSale row={known} problem={problem} onRetry={() => reload()} onClose={onClose} />;
  if (!sale) {
    return (
      <Sheet open title={messages.title('')} onClose={onClose}>
        {problem ? (
          <SectionError
            level={3}
            title={problem.kind === 'not_found' ? messages.missing : messages.failed}
            problem={problem}
            onRetry={() => reload()}
          />
        ) : (
          <Skeleton shape="text" rows={8} label={messages.loading} />
        )}
      </Sheet>
    );
  }
  const canTakeBack = sale.allowedActions.some((action) => action === 'cancel' || action === 'delete');
  const takeBack = canTakeBack ? <TakeBack userId={userId} sale={sale} onGone={onClose} /> : undefined;
  return (
    <Sheet
      open
      title={messages.title(sale.number)}
      onClose={onClose}
      footer={
        hasSaleActions(sale) ? (
          <SaleActions
            userId={userId}
            sale={sale}
            onEdit={() => onEdit(sale.id)}
            onRepeat={() => onRepeat(sale.items[0]?.product.id)}
            onReply={setReply}
          />
        ) : undefined
      }
      footerEnd={wide ? takeBack : undefined}
    >
      {/* Under a thumb stands what is expected; what takes the sale back is out of its way. */}
      <SaleDetails sale={sale} end={wide ? undefined : takeBack} />
      {reply && <ReplyDialog sale={sale} kind={reply} onClose={() => setReply(undefined)} />}
    </Sheet>
  );
}
