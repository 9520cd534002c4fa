import type { Sale, UploadedFile } from '../../../shared/contract.ts';
import { isLocalFile } from '../form/local-file.ts';
import type { PendingCall, SaleCall } from '../form/sender.ts';
import { toInput } from '../form/values.ts';
import type { OutboxStore, Refusal, WaitingPhoto, WaitingSale } from './waiting-sale.ts';

export interface OutboxCalls {
  /** Sends the call under the idempotency key. */
  readonly send: (call: SaleCall, key: string) => Promise<Sale>;
  readonly upload: (photo: WaitingPhoto) => Promise<UploadedFile>;
  /** The sale as the server has it; undefined when it has none. */
  readonly read: (id: string) => Promise<Sale | undefined>;
  /** Why the server refused; undefined when it may have done the work, or may yet do it: then nothing is known. */
  readonly refusalOf: (error: unknown) => Refusal | undefined;
  readonly newKey: () => string;
}

const isOpen = ({ status }: Sale): boolean => status === 'draft' || status === 'clarification';

/** Sends the photos that are on this device and puts the server's ids in their place; one that is gone is left out. */
export async function withSentPhotos<V extends Pick<WaitingSale['values'], 'files'>>(
  values: V,
  store: Pick<OutboxStore, 'photo' | 'putPhoto'>,
  upload: OutboxCalls['upload'],
): Promise<V> {
  const files: UploadedFile[] = [];
  for (const file of values.files) {
    const photo = isLocalFile(file) ? await store.photo(file.id) : undefined;
    if (!isLocalFile(file)) files.push(file);
    else if (photo?.fileId !== undefined) files.push({ ...file, id: photo.fileId });
    else if (photo) {
      const sent = await upload(photo);
      await store.putPhoto({ ...photo, fileId: sent.id });
      files.push(sent);
    }
  }
  return { ...values, files };
}

/** Builds before this one took over what the form of another sale had lost: its answer says nothing about this sale. */
const isOfAnother = ({ values, isCallEarlier }: WaitingSale, id: string): boolean =>
  isCallEarlier === true && values.saved !== null && values.saved.id !== id;

async function nextCall(sale: WaitingSale, store: OutboxStore, calls: OutboxCalls): Promise<PendingCall> {
  const { saved } = sale.values;
  const values = await withSentPhotos(sale.values, store, calls.upload);
  const key = calls.newKey();
  // First a draft, then its sending under the version of that draft: a repeat that comes after the server has forgotten
  // the key finds a version that has moved on, and sends nothing.
  return saved
    ? { kind: 'update', id: saved.id, body: { ...toInput(values, true), version: saved.version }, key }
    : { kind: 'create', body: toInput(values, false), key };
}

/** What the server has after it refused: the sale sent by an earlier repeat, or the draft to go on with. */
async function afterRefusal(sale: WaitingSale, calls: OutboxCalls): Promise<WaitingSale | 'sent'> {
  const { call } = sale;
  const next = { ...sale, call: undefined, isCallEarlier: undefined };
  if (call?.kind !== 'update' || isOfAnother(sale, call.id)) return next;
  const found = await calls.read(call.id);
  if (found && !isOpen(found)) return 'sent';
  const saved = found ? { id: found.id, version: found.version } : null;
  return { ...next, values: { ...sale.values, saved } };
}

/**
 * Sends one sale to the end, going on from wherever it was stopped. Every step is written down before it is made, so
 * that nothing is lost or done twice when the network, the page or the server goes away at any point. Rejects when it
 * is not known how a step has ended: the sale waits.
 */
export async function sendSale(
  given: WaitingSale,
  store: OutboxStore,
  calls: OutboxCalls,
): Promise<Sale | 'sent' | 'refused'> {
  let sale = given;
  const save = async (next: WaitingSale): Promise<void> => {
    await store.put(next);
    sale = next;
  };
  for (;;) {
    try {
      if (!sale.call) await save({ ...sale, call: await nextCall(sale, store, calls) });
      const { key, ...call } = sale.call!;
      const answer = await calls.send(call, key);
      const isOther = isOfAnother(sale, answer.id);
      if (call.body.submit && !isOther) {
        await store.remove(sale.id);
        return answer;
      }
      const saved = isOther ? sale.values.saved : { id: answer.id, version: answer.version };
      await save({ ...sale, call: undefined, isCallEarlier: undefined, values: { ...sale.values, saved } });
    } catch (error) {
      const refusal = calls.refusalOf(error);
      if (!refusal) throw error;
      const isEarlier = sale.isCallEarlier === true;
      const next = await afterRefusal(sale, calls);
      if (next === 'sent') {
        await store.remove(sale.id);
        return 'sent';
      }
      await save(isEarlier ? next : { ...next, refusal });
      if (!isEarlier) return 'refused';
    }
  }
}
