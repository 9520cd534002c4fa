import { isProblem } from '@pribavka/api';
import { SubmitError } from '@pribavka/forms';

import type { SaleValues } from './values.ts';
import { saleFormMessages as messages } from './messages.ts';

const lineFields: Readonly<Record<string, string>> = {
  productId: 'product',
  serialNumber: 'serial',
  priceKopecks: 'price',
  quantity: 'quantity',
};

/**
 * Name in the form of what the server names in the call: `items[0].serialNumber` is in the first line that has a
 * product, for lines without one are not sent.
 */
export function fieldOf({ lines }: Pick<SaleValues, 'lines'>, path: string): string {
  const [, at = '', name = ''] = /^\/?items(?:\.|\[|\/)(\d+)\]?(?:\.|\/)(\w+)$/.exec(path) ?? [];
  const sent = lines.flatMap((line, index) => (line.product ? [index] : []));
  const index = at === '' ? undefined : sent[Number(at)];
  const field = lineFields[name];
  if (index !== undefined && field !== undefined) return `lines[${index}].${field}`;
  if (path.startsWith('receipt')) return 'receipt';
  return path.startsWith('fileIds') ? 'photos' : path;
}

/** What the form shows after a refusal: words at the fields they are about, the rest in the strip. */
export function toSubmitError(values: Pick<SaleValues, 'lines'>, error: unknown): SubmitError {
  if (!isProblem(error)) return new SubmitError({}, [messages.lost]);
  const fields: Record<string, string[]> = {};
  for (const [path, sentences] of Object.entries(error.fields)) {
    const name = fieldOf(values, path);
    fields[name] = [...(fields[name] ?? []), ...sentences];
  }
  const silent = Object.keys(fields).length === 0 && error.messages.length === 0;
  return new SubmitError(fields, silent ? [messages.refused] : error.messages);
}
