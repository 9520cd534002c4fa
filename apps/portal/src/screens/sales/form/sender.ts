import type { Sale, SaleInput } from '../../../shared/contract.ts';

export type SaleCall =
  | { readonly kind: 'create'; readonly body: SaleInput }
  | { readonly kind: 'update'; readonly id: string; readonly body: SaleInput & { version: number } };

/** A call on its way: kept until its answer is known, so that it is repeated to the letter and never again. */
export type PendingCall = SaleCall & { readonly key: string };

export interface SenderOptions {
  /** Sends the call under the idempotency key. */
  readonly send: (call: SaleCall, key: string, signal: AbortSignal | undefined) => Promise<Sale>;
  /** True when the server surely did nothing; false while the answer was lost. */
  readonly refused: (error: unknown) => boolean;
  readonly newKey: () => string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where the pending call is kept; one per form. */
  readonly slot: string;
}

export interface Sender {
  /**
   * Saves the form. A call whose answer was lost is repeated first with its own key and body: if it
   * turns out to have sent the sale, that sale is the answer and nothing more is sent. Rejects with the reason of
   * `signal` when that gives up: nothing more is sent then, and what was on its way is kept as a lost answer.
   */
  readonly save: (
    body: SaleInput,
    known: { id: string; version: number } | undefined,
    signal?: AbortSignal,
  ) => Promise<Sale>;
}

const isPending = (value: unknown): value is PendingCall =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  typeof value.key === 'string' &&
  'kind' in value &&
  (value.kind === 'create' || (value.kind === 'update' && 'id' in value)) &&
  'body' in value;

/** Waits for what is on its way, as long as the signal does. */
const given = async (signal: AbortSignal | undefined, before: Promise<unknown>): Promise<unknown> =>
  signal
    ? Promise.race([
        before,
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
        }),
      ])
    : before;

/** Registers a sale so that a repeated press, a lost answer or a reload never makes a second one. */
export function createSender({ send, refused, newKey, storage, slot }: SenderOptions): Sender {
  const read = (): PendingCall | undefined => {
    try {
      const value: unknown = JSON.parse(storage.getItem(slot) ?? 'null');
      return isPending(value) ? value : undefined;
    } catch {
      return undefined;
    }
  };

  const perform = async (pending: PendingCall, signal: AbortSignal | undefined): Promise<Sale> => {
    signal?.throwIfAborted();
    storage.setItem(slot, JSON.stringify(pending));
    const { key, ...call } = pending;
    try {
      const sale = await send(call, key, signal);
      storage.removeItem(slot);
      return sale;
    } catch (error) {
      if (refused(error)) {
        storage.removeItem(slot);
        throw error;
      }
      throw signal?.aborted ? (signal.reason as Error) : error;
    }
  };

  const settle = async (
    body: SaleInput,
    known: { id: string; version: number } | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Sale> => {
    const lost = read();
    let target = known;
    if (lost) {
      try {
        const sale = await perform(lost, signal);
        if (lost.body.submit) return sale;
        target = { id: sale.id, version: sale.version };
      } catch (error) {
        if (!refused(error)) throw error;
      }
    }
    return perform(
      target
        ? { kind: 'update', id: target.id, body: { ...body, version: target.version }, key: newKey() }
        : { kind: 'create', body, key: newKey() },
      signal,
    );
  };

  let tail: Promise<unknown> = Promise.resolve();
  let latest: { id: string; version: number } | undefined;
  return {
    async save(body, known, signal) {
      const saving = given(signal, tail).then(async () => {
        const newer = latest && known && latest.id === known.id && latest.version > known.version ? latest : known;
        const sale = await settle(body, newer ?? latest, signal);
        latest = { id: sale.id, version: sale.version };
        return sale;
      });
      tail = saving.catch(() => undefined);
      return saving;
    },
  };
}
