import { useCommand } from '@pribavka/api/react';
import { formatDate } from '@pribavka/ui';
import { type ReactNode, useState } from 'react';

import { CommentDialog } from '../../../shared/reason/CommentDialog.tsx';
import type { SheetAction } from '../../../shared/sheet/actions.tsx';
import { productCardMessages } from './messages.ts';
import type { Product } from './ProductSheet.tsx';

const messages = productCardMessages.waiting;

interface Decision {
  actions: (product: Product) => (SheetAction | false)[];
  renderOver: (product: Product) => ReactNode;
}

/** What the reader may do about base points that wait: decide about them, or take them back. */
export function useWaitingPoints(reload: () => unknown): Decision {
  const command = useCommand('products.decidePoints', { invalidates: ['products.*', 'summaries.*', 'live.*'] });
  const [rejecting, setRejecting] = useState(false);
  const decide = ({ id, version }: Product, decision: 'approve' | 'withdraw') =>
    command.run({ params: { id }, body: { decision, version } });
  const reject = async ({ id, version }: Product, comment: string): Promise<string | undefined> => {
    try {
      await command.run({ params: { id }, body: { decision: 'reject', comment, version } });
      return messages.rejected;
    } catch {
      // The client says why; somebody else may have decided.
      void reload();
      return undefined;
    }
  };
  return {
    actions(product) {
      const waiting = product.admin?.pointsWaiting;
      if (!waiting) return [];
      const { points, former, from, allowedActions, decisionRefusal } = waiting;
      return [
        allowedActions.includes('approve') && {
          label: messages.approve,
          tone: 'main',
          ask: messages.approval(points, former, formatDate(from, 'date')),
          run: () => decide(product, 'approve'),
          done: messages.approved,
        },
        decisionRefusal !== null && { label: messages.approve, tone: 'main', disabledReason: decisionRefusal },
        allowedActions.includes('reject') && {
          label: messages.reject,
          tone: 'danger',
          onAction: () => setRejecting(true),
        },
        allowedActions.includes('withdraw') && {
          label: messages.withdraw,
          tone: 'danger',
          ask: messages.withdrawal(points, former),
          run: () => decide(product, 'withdraw'),
          done: messages.withdrawn,
        },
      ];
    },
    renderOver: (product) =>
      rejecting && (
        <CommentDialog
          title={messages.rejectTitle(product.admin?.pointsWaiting?.points ?? 0)}
          text={messages.rejectText}
          label={messages.rejectReason}
          action={messages.reject}
          onClose={() => setRejecting(false)}
          onDecide={(comment) => reject(product, comment)}
        />
      ),
  };
}
