import { type DraftLine, emptyLine, type SaleDraft } from './draft.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Place of the form of a new sale in the browser's storage; a person's own, so that a shared till mixes nothing. */
export const draftSlot = (userId: string): string => `pb-sale:${userId}`;
export const callSlot = (userId: string): string => `pb-sale-call:${userId}`;

export function keepDraft(storage: Store, slot: string, draft: SaleDraft): void {
  try {
    storage.setItem(slot, JSON.stringify(draft));
  } catch {
    // Without storage the server's draft remains.
  }
}

export function dropDraft(storage: Store, slot: string): void {
  try {
    storage.removeItem(slot);
  } catch {
    // Nothing was kept, then.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function readLine(value: unknown): DraftLine[] {
  if (!isRecord(value)) return [];
  const { product } = value;
  const known = isRecord(product) && typeof product['id'] === 'string' && typeof product['name'] === 'string';
  return [
    {
      ...emptyLine(
        known ? (product as unknown as NonNullable<DraftLine['product']>) : undefined,
        text(value['serial']),
      ),
      quantity: typeof value['quantity'] === 'number' && value['quantity'] > 0 ? value['quantity'] : 1,
      price: text(value['price']),
    },
  ];
}

/** The form as it was before the reload; undefined when there is none or it cannot be read. */
export function readDraft(storage: Store, slot: string): SaleDraft | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(storage.getItem(slot) ?? 'null');
  } catch {
    return undefined;
  }
  if (!isRecord(raw) || !Array.isArray(raw['lines'])) return undefined;
  const lines = raw['lines'].flatMap(readLine);
  const files = Array.isArray(raw['files'])
    ? raw['files'].filter(
        (file): file is SaleDraft['files'][number] => isRecord(file) && typeof file['id'] === 'string',
      )
    : [];
  return {
    saleId: typeof raw['saleId'] === 'string' ? raw['saleId'] : undefined,
    version: typeof raw['version'] === 'number' ? raw['version'] : undefined,
    saleDate: text(raw['saleDate']),
    lines: lines.length > 0 ? lines : [emptyLine()],
    qr: text(raw['qr']),
    typed: raw['typed'] === true,
    files,
    comment: text(raw['comment']),
  };
}
