import type { ProblemCode } from '@pribavka/api';
import { fitsPattern, type ReceiptProblem } from '@pribavka/forms/rules';

import { addDays, dayText } from '../../../../core/calendar.ts';
import type { Facts } from './facts.ts';
import type { ItemInput } from './input.ts';
import { registryProblem, serialPlace } from '../../repository/serials.ts';

/** One mistake at its place on the form. */
export type Mistake = { code: ProblemCode; field: string; params?: Record<string, string | number> };

export type CheckInput = {
  saleDate: string | undefined;
  items: readonly ItemInput[];
  receiptProblem: ReceiptProblem | undefined;
  /** Today, `yyyy-MM-dd`. */
  today: string;
  /** Day of the first registration: an answer to a question is not late (I2). */
  submittedOn: string;
};

/** Last day on which a sale of that date is taken. */
export const submitUntil = (facts: Facts, saleDate: string): string => addDays(saleDate, facts.settings.saleSubmitDays);

function checkDate(facts: Facts, input: CheckInput): Mistake[] {
  const { saleDate } = input;
  if (!saleDate) return [{ code: 'VALIDATION', field: 'saleDate' }];
  if (saleDate > input.today) return [{ code: 'SALE_DATE_FUTURE', field: 'saleDate' }];
  if (facts.store?.validFrom && saleDate < facts.store.validFrom)
    return [{ code: 'SALE_DATE_EARLY', field: 'saleDate' }];
  const until = submitUntil(facts, saleDate);
  return until < input.submittedOn
    ? [{ code: 'SALE_TOO_LATE', field: 'saleDate', params: { date: dayText(until) } }]
    : [];
}

function checkStore(facts: Facts, saleDate: string | undefined): Mistake[] {
  const { store } = facts;
  const field = 'storeId';
  // A shop where the member never worked is as unknown as one that does not exist.
  if (!store || store.validFrom === null) return [{ code: 'STORE_NOT_FOUND', field }];
  if (store.partnerStatus !== 'active') return [{ code: 'PARTNER_SUSPENDED', field }];
  const closed = store.status === 'closed' && saleDate && store.closedAt && saleDate > store.closedAt;
  return closed ? [{ code: 'SALE_STORE_CLOSED', field }] : [];
}

function checkItem(facts: Facts, item: ItemInput, index: number, all: readonly ItemInput[]): Mistake[] {
  const at = (name: string) => `items[${index}].${name}`;
  const product = facts.products.get(item.productId);
  if (!product) return [{ code: 'PRODUCT_NOT_FOUND', field: at('productId') }];
  if (product.status !== 'active') return [{ code: 'PRODUCT_INACTIVE', field: at('productId') }];
  if (!item.serialNumber || !item.serialKey) {
    return product.serialRequired ? [{ code: 'SALE_SERIAL_REQUIRED', field: at('serialNumber') }] : [];
  }
  if (item.quantity !== 1) return [{ code: 'SALE_SERIAL_QUANTITY', field: at('quantity') }];
  if (!fitsPattern(product.serialPattern, item.serialNumber)) {
    return [{ code: 'SALE_SERIAL_FORMAT', field: at('serialNumber') }];
  }
  const registered = registryProblem(product, facts.serials.get(serialPlace(item)));
  if (registered) {
    const code = registered === 'blocked' ? 'SALE_SERIAL_BLOCKED' : 'SALE_SERIAL_REGISTRY';
    return [{ code, field: at('serialNumber') }];
  }
  const twice = all.findIndex((x) => x.productId === item.productId && x.serialKey === item.serialKey) < index;
  return twice ? [{ code: 'SALE_SERIAL_DUPLICATE', field: at('serialNumber') }] : [];
}

/** Every mistake of a sale about to be submitted, in the order of the form. Pure. */
export function checkSale(facts: Facts, input: CheckInput): Mistake[] {
  const mistakes = [...checkStore(facts, input.saleDate), ...checkDate(facts, input)];
  if (input.items.length === 0) mistakes.push({ code: 'SALE_EMPTY', field: 'items' });
  input.items.forEach((item, index) => mistakes.push(...checkItem(facts, item, index, input.items)));
  if (input.receiptProblem === 'format') mistakes.push({ code: 'SALE_RECEIPT_FORMAT', field: 'receipt.qr' });
  if (input.receiptProblem === 'return') mistakes.push({ code: 'SALE_RECEIPT_RETURN', field: 'receipt.qr' });
  return mistakes;
}
