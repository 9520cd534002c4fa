import type { Sale, SaleInput } from '../../../shared/contract.ts';
import type { SaleValues, SavedSale } from './values.ts';

export type SaleCall =
  | { readonly kind: 'create'; readonly body: SaleInput }
  | { readonly kind: 'update'; readonly id: string; readonly body: SaleInput & { version: number } };

/** A call on its way: kept until its answer is known, so that it is repeated to the letter and never again. */
export type PendingCall = SaleCall & { readonly key: string };

/** With the form of a new sale it was made by; builds that did not know of forms left none. */
type KeptCall = PendingCall & { readonly formId?: string | undefined };

/** Whose call it is: the sale the form is of, or the form itself while the server has no sale of it. */
export type CallOwner = Pick<SaleValues, 'saved' | 'formId'>;

/** What a form leaves to the queue. */
export interface LeftCall {
  /** What the server knows the sale by; the form may not have heard of it yet. */
  readonly saved: SavedSale | null;
  /** The call whose answer was lost. */
  readonly call: PendingCall | undefined;
  /** The queue has the call: it is not the form's any more. */
  readonly forget: () => void;
}

export interface SenderOptions {
  /** Sends the call under the idempotency key. */
  readonly send: (call: SaleCall, key: string, signal: AbortSignal | undefined) => Promise<Sale>;
  /** True when the server surely did nothing; false while the answer was lost. */
  readonly refused: (error: unknown) => boolean;
  readonly newKey: () => string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where pending calls are kept: one that makes a sale under this name, those that change one under its id too. */
  readonly slot: string;
}

export interface Sender {
  /**
   * Saves the form. A call of this form whose answer was lost is repeated first with its own key and body: if it
   * turns out to have sent the sale, that sale is the answer and nothing more is sent. Rejects with the reason of
   * `signal` when that gives up: nothing more is sent then, and what was on its way is kept as a lost answer.
   */
  readonly save: (body: SaleInput, owner: CallOwner, signal?: AbortSignal) => Promise<Sale>;
  /** What is known of the form's sale when the queue takes it over. */
  readonly leave: (owner: CallOwner) => LeftCall;
}

const isPending = (value: unknown): value is KeptCall =>
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

const newer = (one: SavedSale | null, { id, version }: SavedSale): SavedSale =>
  one && one.id === id && one.version > version ? one : { id, version };

/** Registers a sale so that a repeated press, a lost answer or a reload never makes a second one. */
export function createSender({ send, refused, newKey, storage, slot }: SenderOptions): Sender {
  const parse = (name: string): KeptCall | undefined => {
    try {
      const value: unknown = JSON.parse(storage.getItem(name) ?? 'null');
      return isPending(value) ? value : undefined;
    } catch {
      return undefined;
    }
  };
  const nameOf = (call: SaleCall): string => (call.kind === 'create' ? slot : `${slot}:${call.id}`);

  /** The lost call about this sale; about a new one without it. */
  const read = (saved: SavedSale | null): KeptCall | undefined => {
    const kept = parse(slot);
    // Builds before this one had a single place for all: the call goes to the sale it is about.
    if (kept?.kind === 'update') {
      if (!parse(nameOf(kept))) storage.setItem(nameOf(kept), JSON.stringify(kept));
      storage.removeItem(slot);
    }
    return parse(saved ? `${slot}:${saved.id}` : slot);
  };
  const isOwn = (call: KeptCall, { formId }: CallOwner): boolean =>
    call.kind === 'update' || call.formId === undefined || call.formId === formId;

  const perform = async (pending: KeptCall, signal: AbortSignal | undefined): Promise<Sale> => {
    signal?.throwIfAborted();
    const name = nameOf(pending);
    storage.setItem(name, JSON.stringify(pending));
    const { key, formId: _formId, ...call } = pending;
    try {
      const sale = await send(call, key, signal);
      storage.removeItem(name);
      return sale;
    } catch (error) {
      if (refused(error)) {
        storage.removeItem(name);
        throw error;
      }
      throw signal?.aborted ? (signal.reason as Error) : error;
    }
  };

  const settle = async (body: SaleInput, owner: CallOwner, signal: AbortSignal | undefined): Promise<Sale> => {
    let target = owner.saved;
    const lost = read(target);
    if (lost) {
      try {
        const sale = await perform(lost, signal);
        // Another form of a new sale lost it: it is done now, and what came of it is not this form's.
        if (isOwn(lost, owner)) {
          if (lost.body.submit) return sale;
          target = newer(target, sale);
        }
      } catch (error) {
        if (!refused(error)) throw error;
      }
    }
    return perform(
      target
        ? { kind: 'update', id: target.id, body: { ...body, version: target.version }, key: newKey() }
        : { kind: 'create', body, key: newKey(), formId: owner.formId },
      signal,
    );
  };

  let tail: Promise<unknown> = Promise.resolve();
  let latest: { formId: string | undefined; saved: SavedSale } | undefined;
  /** The form hears of an answer later than the calls that wait behind it. */
  const upToDate = ({ saved, formId }: CallOwner): CallOwner => {
    if (latest === undefined || latest.formId !== formId) return { saved, formId };
    return { saved: saved && saved.id !== latest.saved.id ? saved : newer(saved, latest.saved), formId };
  };
  return {
    async save(body, owner, signal) {
      const saving = given(signal, tail).then(async () => {
        const sale = await settle(body, upToDate(owner), signal);
        latest = { formId: owner.formId, saved: { id: sale.id, version: sale.version } };
        return sale;
      });
      tail = saving.catch(() => undefined);
      return saving;
    },
    leave(owner) {
      const { saved } = upToDate(owner);
      const kept = read(saved);
      if (!kept || !isOwn(kept, owner)) return { saved, call: undefined, forget: () => undefined };
      const { formId: _formId, ...call } = kept;
      return { saved, call, forget: () => storage.removeItem(nameOf(call)) };
    },
  };
}
