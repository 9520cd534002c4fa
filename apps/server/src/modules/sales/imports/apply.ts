import { schemas } from '@pribavka/api/schemas';
import { explainProblem, type Place } from '../../../core/imports/explain.ts';
import { type Applied, type Mistake, titleOf, type Unit, type UnitContext } from '../../../core/imports/types.ts';
import { violatedConstraint } from '../../../db/sql-errors.ts';
import { type FieldMessages, invalid } from '../../../http/problem.ts';
import { autoConfirm } from '../commands/auto-confirm.ts';
import { isTooDear, tooDear } from '../commands/register/input.ts';
import { type SaveRequest, saveSale } from '../commands/register/register.ts';
import { columns, type Field, type SaleLine } from './columns.ts';
import { findKnown, findProducts, findSeller, findStore } from './find.ts';

const ofTheSale = ['phone', 'externalId', 'storeCode', 'saleDate', 'qr', 'comment'] as const;

// What the contract can show of one sale.
const mostLines = Number(schemas['sales.create'].body.properties.items.maxItems);

/** Why lines are no one sale, at its place: `line[1].saleDate`. */
export function refusalOf(unit: Unit<SaleLine>): FieldMessages | undefined {
  for (const [index, line] of unit.entries()) {
    const field = ofTheSale.find((name) => line[name] !== unit[0][name]);
    if (field) return { [`line[${index}].${field}`]: ['В строках одной продажи это значение одинаково'] };
  }
  if (unit.length > mostLines) {
    return { [`line[${mostLines}].number`]: [`В одной продаже не больше ${mostLines} строк`] };
  }
  return isTooDear(unit) ? { 'line[0].price': [tooDear] } : undefined;
}

/** The sale the seller would have sent. */
export const requestOf = (
  unit: Unit<SaleLine>,
  storeId: string | undefined,
  productIds: readonly string[],
): SaveRequest => ({
  source: 'import',
  submit: true,
  body: {
    storeId,
    saleDate: unit[0].saleDate,
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

/** One sale of the file: registered and sent to the check as the seller would have done it. */
export async function applySale(ctx: UnitContext, unit: Unit<SaleLine>): Promise<Applied> {
  const { work, whose, by } = ctx;
  const refusal = refusalOf(unit);
  if (refusal) throw invalid(refusal);
  const [first] = unit;
  const seller = await findSeller(work.db, ctx.scope, by, first);
  const [isThere] = await findKnown(work.db, [{ partnerId: seller.partnerId, number: first.number }]);
  if (isThere) return 'unchanged';
  const storeId = await findStore(work.db, seller, first.storeCode);
  const products = await findProducts(work.db, unit);
  const id = await saveSale(
    { db: work.db, now: ctx.at, memberId: seller.id, actor: { id: by, kind: whose.kind }, key: ctx.key },
    requestOf(unit, storeId, products),
  );
  await autoConfirm(work, id);
  return 'created';
}

const fieldOf: Record<string, Field> = {
  storeId: 'storeCode',
  saleDate: 'saleDate',
  receipt: 'qr',
  productId: 'article',
  serialNumber: 'serial',
  quantity: 'quantity',
};

const isField = (name: string): name is Field => columns.some(([field]) => field === name);

/** Where a refusal of the registration stands in the file: `items[1].serialNumber` is the second row of the sale. */
function placeOf(path: string, unit: Unit<SaleLine>): Place {
  const [, index, name = path] = /^(?:items|line)\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  const at = index === undefined ? 0 : Number(index);
  const plain = name.split('.')[0] ?? name;
  const field = fieldOf[plain] ?? (isField(plain) ? plain : 'number');
  const line = unit[at] ?? unit[0];
  const value = { storeCode: line.storeCode, saleDate: line.saleDate, article: line.article, serial: line.serial };
  return { at, column: titleOf(columns, field), value: value[field as keyof typeof value] ?? '' };
}

export function explainSale(error: unknown, unit: Unit<SaleLine>): readonly Mistake[] | undefined {
  const column = titleOf(columns, 'number');
  if (violatedConstraint(error) === 'sales_external') {
    const message = 'Продажа с таким номером уже есть';
    return [{ column, value: unit[0].number, code: 'IMPORT_CONFLICT', message }];
  }
  return explainProblem(error, column, (path) => placeOf(path, unit));
}
