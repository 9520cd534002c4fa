import { daysUntil } from '../../../shared/days.ts';
import type { DraftLine, SaleDraft } from './draft.ts';
import { kopecksOf } from './money.ts';
import { saleFormMessages as messages } from './messages.ts';

export type LineErrors = Partial<Record<'product' | 'serial' | 'price', string>>;

export interface DraftErrors {
  readonly date?: string;
  readonly proof?: string;
  readonly receipt?: string;
  /** By the key of the line. */
  readonly lines: Readonly<Record<string, LineErrors>>;
}

function lineErrors(line: DraftLine, all: readonly DraftLine[]): LineErrors {
  const errors: LineErrors = {};
  if (!line.product) {
    // An untouched spare line is left out, the only one is asked for.
    if (all.every((other) => !other.product) && all[0] === line) errors.product = messages.productMissing;
    return errors;
  }
  const serial = line.serial.trim();
  if (line.product.serialRequired && serial === '') errors.serial = messages.serialMissing;
  const twin = all.find(
    (other) =>
      other !== line &&
      other.product?.id === line.product?.id &&
      other.serial.trim().toUpperCase() === serial.toUpperCase(),
  );
  if (serial !== '' && twin) errors.serial = messages.serialTwice;
  if (line.price.trim() !== '' && kopecksOf(line.price) === undefined) errors.price = messages.priceWrong;
  return errors;
}

/** Photos on their way to the server: one that failed is sent again or removed, never silently left out. */
export type Uploads = 'idle' | 'busy' | 'failed';

/** What keeps the sale from being sent; empty when nothing does. */
export function checkDraft(draft: SaleDraft, uploads: Uploads = 'idle', now: Date = new Date()): DraftErrors {
  const missing = draft.files.length === 0 && draft.qr === '' && uploads === 'idle';
  const lines = Object.fromEntries(
    draft.lines.flatMap((line) => {
      const errors = lineErrors(line, draft.lines);
      return Object.keys(errors).length > 0 ? [[line.key, errors]] : [];
    }),
  );
  return {
    ...(draft.saleDate === '' ? { date: messages.dateMissing } : {}),
    ...(draft.saleDate !== '' && daysUntil(draft.saleDate, now) > 0 ? { date: messages.dateFuture } : {}),
    ...(missing ? { proof: messages.proofMissing } : {}),
    ...(uploads === 'failed' ? { proof: messages.photoFailed } : {}),
    lines,
  };
}

export const countErrors = (errors: DraftErrors): number =>
  (errors.date ? 1 : 0) +
  (errors.proof ? 1 : 0) +
  (errors.receipt ? 1 : 0) +
  Object.values(errors.lines).reduce((sum, line) => sum + Object.keys(line).length, 0);
