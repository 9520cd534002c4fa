import { ceilings } from '@pribavka/api';

import { explainProblem, type Place } from '../../../core/imports/explain.ts';
import { type Applied, type Refused, titleOf, type Unit, type UnitContext } from '../../../core/imports/types.ts';
import { fieldMessage, fieldProblem, invalid, type Problem, type WrongFields } from '../../../http/problem.ts';
import { violatedConstraint } from '../../../db/sql-errors.ts';
import { readSettings } from '../../points-settings/index.ts';
import { autoConfirm } from '../commands/auto-confirm.ts';
import { exceedsMaxTotal, readReceipt, totalMessage } from '../commands/register/input.ts';
import type { SaveRequest } from '../commands/register/payload.ts';
import { registerSales, type SaleCommand } from '../commands/register/register-sales.ts';
import { columns, type Field, type SaleLine } from './columns.ts';
import { findKnown, findProducts, findSellers, findStores, type FoundMember } from './find.ts';

const ofTheSale = ['phone', 'externalId', 'storeCode', 'saleDate', 'qr', 'saleDateReason', 'comment'] as const;

/** Why lines are no one sale, at its place: `line[1].saleDate`. */
function refusalOf(unit: Unit<SaleLine>): WrongFields | undefined {
  for (const [index, line] of unit.entries()) {
    const field = ofTheSale.find((name) => line[name] !== unit[0][name]);
    if (field) return { [`line[${index}].${field}`]: 'SALE_LINES_DIFFER' };
  }
  if (unit.length > ceilings.items) {
    return { [`line[${ceilings.items}].number`]: fieldMessage('SALE_LINES', { n: ceilings.items }) };
  }
  return exceedsMaxTotal(unit) ? { 'line[0].price': totalMessage } : undefined;
}

/** The sale the seller would have sent. */
const requestOf = (unit: Unit<SaleLine>, storeId: string | undefined, productIds: readonly string[]): SaveRequest => ({
  source: 'import',
  submit: true,
  body: {
    storeId,
    saleDate: unit[0].saleDate,
    saleDateReason: unit[0].saleDateReason || undefined,
    externalId: unit[0].number,
    comment: unit[0].comment || undefined,
    receipt: unit[0].qr ? { qr: unit[0].qr } : undefined,
    items: unit.map((line, index) => ({
      productId: productIds[index] ?? '',
      quantity: line.quantity,
      priceKopecks: line.priceKopecks,
      serialNumber: line.serial || undefined,
    })),
  },
});

/** The sale the uploaded rows stand for, with everything that was found for it; or what is not there. */
interface Found {
  index: number;
  unit: Unit<SaleLine>;
  key: string;
  member: FoundMember;
}

const required = <T>(value: T | undefined): value is T => value !== undefined;

/**
 * Sales of the file in one transaction, registered and sent to the check as their sellers would have done it. One sale
 * is a list of one: what is wrong with it is thrown. Of several it is `individual`, and gets its words by itself.
 */
export async function applySales(
  { work, whose, by, scope, at: now, dryRun }: Omit<UnitContext, 'key' | 'tally' | 'run'>,
  units: readonly { unit: Unit<SaleLine>; key: string }[],
): Promise<(Applied | 'individual')[]> {
  const { db } = work;
  const results: (Applied | 'individual')[] = units.map(() => 'individual');
  const refuse = (refusal: Problem): undefined => {
    if (units.length === 1) throw refusal;
  };
  const sellers = await findSellers(
    db,
    scope,
    by,
    units.map(({ unit }) => unit[0]),
  );
  const members = new Set<string>();
  const found = units.flatMap(({ unit, key }, index): Found[] => {
    const member = sellers[index];
    const fields = refusalOf(unit);
    if (fields) refuse(invalid(fields));
    else if (!member) refuse(fieldProblem('MEMBER_NOT_FOUND', unit[0].externalId ? 'externalId' : 'phone'));
    // One person may stand in the file by phone and by id.
    if (fields || !member || members.has(member.id)) return [];
    members.add(member.id);
    return [{ index, unit, key, member }];
  });
  const places = await findStores(
    db,
    found.map(({ unit, member }) => ({ partnerId: member.partnerId, code: unit[0].storeCode })),
  );
  // A shop that is not there has no numbers: its sale is refused below.
  const known = await findKnown(
    db,
    found.map(({ unit: [{ storeCode, saleDate, number }], member }, at) => ({
      memberId: member.id,
      storeId: places[at],
      saleDate,
      number: storeCode === '' || places[at] !== undefined ? number : '',
    })),
  );
  found.forEach(({ index, member }, at) => {
    const sale = known[at];
    if (!sale) return;
    // Goods of a sale whose day or seller has changed since its file was made are not sold twice.
    if (sale.isOurs && (sale.memberId !== member.id || sale.saleDate !== found[at]!.unit[0].saleDate)) {
      return refuse(invalid({ number: 'SALE_NUMBER_OURS' }));
    }
    // A colleague's sale with this number is not one's own that is there already.
    if (scope.kind === 'own' && sale.memberId !== member.id) refuse(invalid({ number: 'SALE_NUMBER_TAKEN' }));
    else results[index] = 'unchanged';
  });
  const fresh = found.filter((_, at) => !known[at]);
  const stores = places.filter((_, at) => !known[at]);
  const products = await findProducts(
    db,
    fresh.flatMap(({ unit }) => unit),
  );
  const { autoConfirm: isAutoConfirmed, listReceiptRequired } = await readSettings(db);
  // A partner's system vouches for its tills; a person proves the sale by its receipt.
  const needsReceipt = listReceiptRequired && scope.kind === 'own';
  const ready: { index: number; command: SaleCommand }[] = [];
  for (const [at, { index, unit, key, member }] of fresh.entries()) {
    const productIds = products.splice(0, unit.length).map((product) => product?.id);
    const storeId = stores[at];
    const missing = productIds.indexOf(undefined);
    const isPlaced = unit[0].storeCode === '' || storeId !== undefined;
    if (!isPlaced) refuse(fieldProblem('STORE_NOT_FOUND', 'storeId'));
    else if (needsReceipt && unit[0].qr === '') refuse(fieldProblem('SALE_LIST_RECEIPT', 'receipt'));
    else if (missing >= 0) refuse(fieldProblem('PRODUCT_NOT_FOUND', `items[${missing}].productId`));
    else {
      const context = { db, now, memberId: member.id, actor: { id: by, kind: whose.kind }, key };
      ready.push({ index, command: { context, request: requestOf(unit, storeId, productIds.filter(required)) } });
    }
  }
  if (ready.length === 0) return results;
  const registered = await registerSales(
    db,
    ready.map(({ command }) => command),
    now,
  );
  for (const [at, result] of registered.entries()) {
    if (result === 'individual') continue;
    if ('refusal' in result) {
      refuse(result.refusal);
      continue;
    }
    results[ready[at]!.index] = 'created';
    if (isAutoConfirmed && !dryRun) await autoConfirm(work, result.id);
  }
  return results;
}

/** Whose sale it is, as the file says it, and its receipt: of two with one receipt the first in the file has it. */
export const sharedNames = ([{ externalId, phone, qr }]: Unit<SaleLine>): string[] => [
  `seller ${externalId || phone}`,
  ...(qr === '' ? [] : [`receipt ${readReceipt({ qr }).receipt?.key ?? qr}`]),
];

const fieldOf: Record<string, Field> = {
  storeId: 'storeCode',
  saleDate: 'saleDate',
  receipt: 'qr',
  productId: 'article',
  serialNumber: 'serial',
  quantity: 'quantity',
  priceKopecks: 'price',
};

const isField = (name: string): name is Field => columns.some(([field]) => field === name);

/** Where a refusal of the registration stands in the file: `items[1].serialNumber` is the second row of the sale. */
function placeOf(path: string): Place {
  const [, index, name = path] = /^(?:items|line)\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  const at = index === undefined ? 0 : Number(index);
  const plain = name.split('.')[0] ?? name;
  const field = fieldOf[plain] ?? (isField(plain) ? plain : 'number');
  return { at, column: titleOf(columns, field) };
}

export function explainSale(error: unknown): readonly Refused[] | undefined {
  const column = titleOf(columns, 'number');
  if (violatedConstraint(error) === 'sales_external') {
    const message = 'Продажа с таким номером уже есть';
    return [{ column, code: 'IMPORT_CONFLICT', message }];
  }
  return explainProblem(error, column, placeOf);
}
