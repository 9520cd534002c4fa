import type { Sale } from '../../../shared/contract.ts';
import { ifFree, queueLock, saleLock } from './locks.ts';
import { type OutboxCalls, sendSale } from './send-sale.ts';
import type { OutboxStore } from './waiting-sale.ts';

export interface DrainOptions {
  readonly owner: string;
  readonly store: OutboxStore;
  readonly calls: OutboxCalls;
  /** False once the member has left: nothing more is sent in his name. */
  readonly isHere: () => boolean;
  readonly onSending?: ((id: string | undefined) => void) | undefined;
  readonly onSent?: ((sale: Sale | undefined) => void) | undefined;
}

/** What is left to do: nothing, or to come again when the network does. */
export type Drained = 'empty' | 'waiting';

async function drainAll({ owner, store, calls, isHere, onSending, onSent }: DrainOptions): Promise<Drained> {
  const passed = new Set<string>();
  for (;;) {
    // Read again each time: the queue is corrected and added to while it is being sent.
    const sale = (await store.list(owner)).find(({ id, refusal }) => !refusal && !passed.has(id));
    if (!sale || !isHere()) return passed.size === 0 ? 'empty' : 'waiting';
    passed.add(sale.id);
    onSending?.(sale.id);
    try {
      const outcome = await ifFree(saleLock(sale.id), async () => {
        const latest = await store.get(sale.id);
        return latest && !latest.refusal ? sendSale(latest, store, calls) : undefined;
      });
      // Somebody corrects it: it comes again when that is done.
      if (outcome === undefined) continue;
      passed.delete(sale.id);
      if (outcome !== 'refused') onSent?.(outcome === 'sent' ? undefined : outcome);
    } catch {
      // How it ended is not known: those behind it wait, too, for they come in order.
      return 'waiting';
    } finally {
      onSending?.(undefined);
    }
  }
}

/** Sends what waits, the oldest first, in one tab at a time; a sale the server refuses stays and holds up nobody. */
export async function drain(options: DrainOptions): Promise<Drained> {
  return (await ifFree(queueLock(options.owner), () => drainAll(options))) ?? 'waiting';
}
