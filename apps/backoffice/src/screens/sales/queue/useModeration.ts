import { useCommand } from '@pribavka/api/react';
import { toast } from '@pribavka/ui/toast';
import { useRef, useState } from 'react';

import type { ModerationBody, Sale } from './decision.ts';
import { queueMessages as messages } from './messages.ts';
import type { QueuePlace } from './useQueuePlace.ts';

const touched = ['sales.*', 'members.*', 'summaries.*', 'operations.*'] as const;

export interface Moderation {
  readonly pending: boolean;
  /** Sales decided here: the list may still hold them until it is asked for again. */
  readonly decidedIds: ReadonlySet<string>;
  readonly canUndo: () => boolean;
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

interface Undoable {
  readonly id: string;
  readonly version: number;
}

/**
 * Decisions and the way back through them, the last one first: those of this page, then those of the shift the server
 * still lets go. Messages of refusals come from the client.
 */
export function useModeration(shift: readonly Undoable[], place: QueuePlace): Moderation {
  const moderate = useCommand('sales.moderate', { invalidates: touched });
  const back = useCommand('sales.undoModeration', { invalidates: touched });
  const stack = useRef<Undoable[]>([]);
  const tried = useRef(new Set<string>());
  const [decidedIds, setDecidedIds] = useState<ReadonlySet<string>>(new Set());
  const older = (): Undoable | undefined =>
    shift.find(({ id, version }) => !tried.current.has(`${id} ${version}`) && !decidedIds.has(id));

  const undo = async (): Promise<Sale | undefined> => {
    const last = stack.current.at(-1) ?? older();
    if (!last) return undefined;
    const goBack = place.fromHere();
    try {
      const reopened = await back.run({ params: { id: last.id }, body: { version: last.version } });
      setDecidedIds((before) => new Set([...before].filter((id) => id !== last.id)));
      toast.info(messages.undone(reopened.number), { id: 'moderation', actions: goBack(reopened.id) });
      return reopened;
    } catch {
      return undefined;
    } finally {
      // Whether it worked or its time is over: the next press is about the one before.
      stack.current = stack.current.filter((each) => each !== last);
      tried.current.add(`${last.id} ${last.version}`);
    }
  };

  const send = async (sale: Sale, body: ModerationBody, points: number): Promise<boolean> => {
    try {
      const decided = await moderate.run({ params: { id: sale.id }, body });
      const isUndoable = decided.allowedActions.includes('undo');
      if (isUndoable) stack.current.push({ id: decided.id, version: decided.version });
      setDecidedIds((before) => new Set([...before, decided.id]));
      toast.success(said(sale, body, points), {
        id: 'moderation',
        actions: isUndoable ? [{ label: messages.undo, hint: 'Z', onAction: () => void undo() }] : undefined,
      });
      return true;
    } catch {
      return false;
    }
  };

  return {
    pending: moderate.pending || back.pending,
    decidedIds,
    canUndo: () => stack.current.length > 0 || older() !== undefined,
    send,
    undo,
  };
}
