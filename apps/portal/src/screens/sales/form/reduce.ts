import { parseReceipt } from '@pribavka/forms/rules';

import type { UploadedFile } from '../../../shared/contract.ts';
import { type DraftLine, emptyLine, type LineProduct, type SaleDraft } from './draft.ts';

export type DraftChange =
  | { readonly type: 'all'; readonly draft: SaleDraft }
  | { readonly type: 'kept'; readonly saleId: string; readonly version: number }
  | { readonly type: 'date'; readonly value: string }
  | { readonly type: 'comment'; readonly value: string }
  | { readonly type: 'files'; readonly files: readonly UploadedFile[] }
  | { readonly type: 'receipt'; readonly qr: string; readonly typed?: boolean }
  | { readonly type: 'line'; readonly key: string; readonly change: Partial<Omit<DraftLine, 'key'>> }
  | {
      readonly type: 'product';
      readonly key: string;
      readonly product: LineProduct | undefined;
      readonly serial?: string;
    }
  | { readonly type: 'add'; readonly product?: LineProduct }
  | { readonly type: 'remove'; readonly key: string };

const withLine = (draft: SaleDraft, key: string, change: (line: DraftLine) => DraftLine): SaleDraft => ({
  ...draft,
  lines: draft.lines.map((line) => (line.key === key ? change(line) : line)),
});

/** The one way a draft changes. */
export function reduceDraft(draft: SaleDraft, change: DraftChange): SaleDraft {
  switch (change.type) {
    case 'all':
      return change.draft;
    case 'kept':
      return { ...draft, saleId: change.saleId, version: change.version };
    case 'date':
      return { ...draft, saleDate: change.value };
    case 'comment':
      return { ...draft, comment: change.value };
    case 'files':
      return { ...draft, files: change.files };
    case 'receipt': {
      const read = parseReceipt(change.qr);
      // The till's date is the date of the sale: one field less to fill, one mistake less to make.
      return {
        ...draft,
        qr: change.qr,
        typed: change.typed ?? false,
        ...(read.ok ? { saleDate: read.receipt.at.slice(0, 10) } : {}),
      };
    }
    case 'line':
      return withLine(draft, change.key, (line) => ({ ...line, ...change.change }));
    case 'product':
      return withLine(draft, change.key, (line) => ({
        ...line,
        product: change.product,
        serial: change.serial ?? (change.product?.id === line.product?.id ? line.serial : ''),
        quantity: change.product?.serialRequired ? 1 : line.quantity,
      }));
    case 'add':
      return { ...draft, lines: [...draft.lines, emptyLine(change.product)] };
    case 'remove': {
      const rest = draft.lines.filter((line) => line.key !== change.key);
      return { ...draft, lines: rest.length > 0 ? rest : [emptyLine()] };
    }
  }
}
