import { useCommand } from '@pribavka/api/react';
import { toast } from '@pribavka/ui/toast';
import { useRef, useState } from 'react';

import type { ModerationBody, Sale } from './decision.ts';
import { queueMessages as messages } from './messages.ts';

const touched = ['sales.*', 'members.*', 'summaries.*', 'operations.*'] as const;

export interface Moderation {
  readonly pending: boolean;
  /** The sale decided last: the list may still hold it until it is asked for again. */
  readonly decidedId: string | undefined;
  /** Sends the decision; says whether it was taken. */
  readonly send: (sale: Sale, body: ModerationBody, points: number) => Promise<boolean>;
  /** Takes the last decision back by compensating operations. */
  readonly undo: () => Promise<Sale | undefined>;
}

function said(sale: Sale, body: ModerationBody, points: number): string {
  if (body.decision === 'clarify') return messages.clarified(sale.number);
  const approved = body.items?.some((item) => item.decision === 'approve');
  return approved ? messages.approved(sale.number, points) : messages.rejected(sale.number);
}

/** The decision and its way back; the messages of refusals come from the client. */
export function useModeration(onUndone: (sale: Sale) => void): Moderation {
  const moderate = useCommand('sales.moderate', { invalidates: touched });
  const back = useCommand('sales.undoModeration', { invalidates: touched });
  const last = useRef<Sale>(undefined);
  const [decidedId, setDecidedId] = useState<string>();

  const undo = async (): Promise<Sale | undefined> => {
    const sale = last.current;
    if (!sale) return undefined;
    try {
      const reopened = await back.run({ params: { id: sale.id }, body: { version: sale.version } });
      last.current = undefined;
      setDecidedId(undefined);
      toast.info(messages.undone(reopened.number), { id: 'moderation' });
      onUndone(reopened);
      return reopened;
    } catch {
      return undefined;
    }
  };

  const send = async (sale: Sale, body: ModerationBody, points: number): Promise<boolean> => {
    try {
      const decided = await moderate.run({ params: { id: sale.id }, body });
      last.current = decided;
      setDecidedId(decided.id);
      toast.success(said(sale, body, points), {
        id: 'moderation',
        actions: decided.allowedActions.includes('undo')
          ? [{ label: messages.undo, hint: 'Z', onAction: () => void undo() }]
          : undefined,
      });
      return true;
    } catch {
      return false;
    }
  };

  return { pending: moderate.pending || back.pending, decidedId, send, undo };
}
