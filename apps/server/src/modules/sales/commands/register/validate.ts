import type { Bounds, ProblemCode } from '@pribavka/api';
import { dayIn, fitsPattern, type ReceiptProblem } from '@pribavka/forms/rules';

import { serialCodes } from '../../../../core/serial-codes.ts';
import { addDays, dayText } from '../../../../core/calendar.ts';
import {
  type CodedMessage,
  type FieldMessage,
  fieldProblem,
  invalid,
  invalidFields,
  type Problem,
  problem,
  type WrongFields,
} from '../../../../http/problem.ts';
import { findExcess, findPointsExcess, type Measured, type PointsSettings } from '../../../points-settings/index.ts';
import { registryProblem, serialPlace } from '../../repository/serials.ts';
import type { Facts } from './facts.ts';
import { exceedsMaxTotal, type ItemInput, readReceipt, saleDayOf, totalMessage } from './input.ts';
import { type Calculated, daysOf, type PreparedSale } from './payload.ts';

/** What is wrong, at its place on the form. */
export type ValidationIssue = CodedMessage<ProblemCode> & { field: string };

export type CheckInput = {
  saleDate: string | undefined;
  items: readonly ItemInput[];
  receiptProblem: ReceiptProblem | undefined;
  /** Day of the receipt, where there is one to read. */
  receiptDay: string | undefined;
  /** Why the sale has another day than its receipt. */
  dateReason: string | undefined;
  now: Date;
  /** Day of the first registration in the shop: an answer to a question is not late (I2). */
  submittedOn: string;
};

/** Last day on which a sale is taken: neither it nor its receipt may be older than the window. */
export const submitUntil = (
  { saleSubmitDays }: Pick<PointsSettings, 'saleSubmitDays'>,
  saleDate: string,
  receiptDay?: string,
): string => addDays(receiptDay !== undefined && receiptDay < saleDate ? receiptDay : saleDate, saleSubmitDays);

// The last zone of the country: what has begun nowhere is in the future for everybody.
const easternmost = 'Asia/Kamchatka';
const todayOf = ({ store }: Facts, now: Date): string => dayIn(store?.timezone ?? easternmost, now);

/** A receipt that nobody can have yet, and one that comes too late, whatever day the sale is given. */
function checkReceipt(facts: Facts, { receiptProblem, receiptDay, now, submittedOn }: CheckInput): ValidationIssue[] {
  const field = 'receipt.qr';
  if (receiptProblem === 'format') return [{ code: 'SALE_RECEIPT_FORMAT', field }];
  if (receiptProblem === 'return') return [{ code: 'SALE_RECEIPT_RETURN', field }];
  if (receiptDay === undefined) return [];
  const date = dayText(receiptDay);
  if (receiptDay > todayOf(facts, now)) {
    return [{ code: 'SALE_RECEIPT_FUTURE', field, params: { date } }];
  }
  const until = submitUntil(facts.settings, receiptDay);
  return until < submittedOn ? [{ code: 'SALE_RECEIPT_LATE', field, params: { date, until: dayText(until) } }] : [];
}

function checkDate(facts: Facts, input: CheckInput): ValidationIssue[] {
  const { saleDate, receiptDay } = input;
  if (!saleDate) return [{ code: 'VALIDATION', field: 'saleDate' }];
  // The receipt's own day is judged with the receipt.
  const isOfReceipt = saleDate === receiptDay;
  if (!isOfReceipt && saleDate > todayOf(facts, input.now)) return [{ code: 'SALE_DATE_FUTURE', field: 'saleDate' }];
  if (facts.store?.validFrom && saleDate < facts.store.validFrom)
    return [{ code: 'SALE_DATE_EARLY', field: 'saleDate' }];
  const until = submitUntil(facts.settings, saleDate);
  return !isOfReceipt && until < input.submittedOn
    ? [{ code: 'SALE_TOO_LATE', field: 'saleDate', params: { date: dayText(until) } }]
    : [];
}

/** Another day than the receipt's needs a reason. */
function checkReason({ saleDate, receiptDay, dateReason }: CheckInput): ValidationIssue[] {
  if (receiptDay === undefined || saleDate === receiptDay || dateReason !== undefined) return [];
  return [{ code: 'SALE_DATE_RECEIPT', field: 'saleDate', params: { date: dayText(receiptDay) } }];
}

function checkStore(facts: Facts, saleDate: string | undefined): ValidationIssue[] {
  const { store } = facts;
  const field = 'storeId';
  // A shop where the member never worked is as unknown as one that does not exist.
  if (!store || store.validFrom === null) return [{ code: 'STORE_NOT_FOUND', field }];
  if (store.partnerStatus !== 'active') return [{ code: 'PARTNER_SUSPENDED', field }];
  const closed = store.status === 'closed' && saleDate && store.closedAt && saleDate > store.closedAt;
  return closed ? [{ code: 'SALE_STORE_CLOSED', field }] : [];
}

function checkItem(facts: Facts, item: ItemInput, index: number, all: readonly ItemInput[]): ValidationIssue[] {
  const at = (name: string) => `items[${index}].${name}`;
  const product = facts.products.get(item.productId);
  if (!product) return [{ code: 'PRODUCT_NOT_FOUND', field: at('productId') }];
  if (product.status !== 'active') return [{ code: 'PRODUCT_INACTIVE', field: at('productId') }];
  if (item.serialProblem) return [{ code: serialCodes[item.serialProblem], field: at('serialNumber') }];
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

/** Every issue of a sale about to be submitted, in the order of the form. Pure. */
export function findIssues(facts: Facts, input: CheckInput): ValidationIssue[] {
  const ofReceipt = checkReceipt(facts, input);
  const ofDate = checkDate(facts, input);
  const issues = [...checkStore(facts, input.saleDate), ...ofDate];
  // Nobody is sent to the day of a receipt that is refused.
  if (ofReceipt.length + ofDate.length === 0) issues.push(...checkReason(input));
  if (input.items.length === 0) issues.push({ code: 'SALE_EMPTY', field: 'items' });
  input.items.forEach((item, index) => issues.push(...checkItem(facts, item, index, input.items)));
  return [...issues, ...ofReceipt];
}

const codedOf = (issue: ValidationIssue): FieldMessage =>
  issue.code === 'VALIDATION' ? { code: 'FIELD_REQUIRED' } : issue;

/** One issue keeps its own code for programs; several become one answer with every field named. */
export function issuesProblem(issues: readonly ValidationIssue[]): Problem {
  const [only] = issues;
  if (only && issues.length === 1 && only.code !== 'VALIDATION') {
    return fieldProblem(only.code, only.field, only.params as never);
  }
  const fields: Record<string, FieldMessage[]> = {};
  for (const issue of issues) (fields[issue.field] ??= []).push(codedOf(issue));
  return invalidFields(fields);
}

/** Lines that are worth more than a sale may. */
export const totalProblem = (items: readonly ItemInput[]): Problem | undefined =>
  exceedsMaxTotal(items) ? invalid({ 'items[0].priceKopecks': totalMessage }) : undefined;

const refusalOf = (wrong: WrongFields): Problem | undefined =>
  Object.keys(wrong).length > 0 ? invalid(wrong) : undefined;

/** Lines that exceed the bounds of the programme, in a draft too. */
export function boundsProblem(bounds: Bounds, items: readonly ItemInput[]): Problem | undefined {
  const wrong = findExcess(bounds, [
    ['items', 'maxItems', items.length],
    ...items.flatMap(({ quantity, priceKopecks }, index): Measured[] => [
      [`items[${index}].quantity`, 'maxQuantity', quantity],
      [`items[${index}].priceKopecks`, 'maxPriceKopecks', priceKopecks],
    ]),
  ]);
  return refusalOf(wrong);
}

/** A line, or a sale, that would earn more than one may: the refusal stands at the line that earns most. */
export function pointsProblem(bounds: Bounds, { items }: Pick<Calculated, 'items'>): Problem | undefined {
  return refusalOf(
    findPointsExcess(
      bounds,
      items.map(({ points }) => points),
    ),
  );
}

/** What is wrong with a sale before it is written, or undefined. */
export function validateSale(
  sale: Pick<PreparedSale, 'context' | 'request'>,
  items: readonly ItemInput[],
  facts: Facts,
): Problem | undefined {
  const { body, submit } = sale.request;
  const unknown = items.findIndex((item) => !facts.products.has(item.productId));
  if (unknown >= 0) return fieldProblem('PRODUCT_NOT_FOUND', `items[${unknown}].productId`);
  const excess = boundsProblem(facts.settings, items) ?? totalProblem(items);
  if (excess) return excess;
  if (!submit) {
    const unread = items.findIndex((item) => item.serialProblem);
    const { serialProblem } = items[unread] ?? {};
    if (serialProblem) return fieldProblem(serialCodes[serialProblem], `items[${unread}].serialNumber`);
    // Even in a draft a number is of one thing.
    const several = items.findIndex((item) => item.serialKey !== undefined && item.quantity !== 1);
    return several < 0 ? undefined : fieldProblem('SALE_SERIAL_QUANTITY', `items[${several}].quantity`);
  }
  if (facts.member?.status !== 'confirmed') return problem('MEMBER_NOT_CONFIRMED');
  const { submittedOn } = daysOf({ ...sale, facts });
  const receiptProblem = readReceipt(body.receipt).problem;
  const { now } = sale.context;
  const issues = findIssues(facts, { ...saleDayOf(body), items, receiptProblem, submittedOn, now });
  return issues.length > 0 ? issuesProblem(issues) : undefined;
}
