import { isUnpaid, type OperationType, type WithdrawalStatus } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Output } from '../../../http/contract.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { type FormulaPart, postingParts } from '../../promotion-rules/index.ts';
import { moneyText, pointsText, pointsWord } from '../../../core/money.ts';
import { dayText } from '../../../core/calendar.ts';
import { quoted } from '../../../core/text/quoted.ts';
import type { OperationRecord } from '../repository.ts';

type Explanation = Output<'operations.get'>['explanation'];

type Line = {
  product: string;
  quantity: number;
  basePoints: number;
  kind: 'base' | 'promotion';
  promotionVersionId?: string;
  promotionName: string | null;
  percent?: number;
  formula: string;
  points: number;
};

/** The line of the sale this posting was made by, with its formula as it was on the day. */
async function saleLine(db: Db, row: OperationRecord): Promise<Line | undefined> {
  if (!row.saleItemId) return undefined;
  const { rows } = await sql<{
    product: string;
    quantity: number;
    basePoints: number;
    lines: Omit<Line, 'product' | 'quantity' | 'basePoints'>[];
  }>`
    select p.name as product, i.quantity, i.base_points, i.points_lines as lines from sale_items i join products p on p.id = i.product_id
    where i.id = ${row.saleItemId}`.execute(db);
  const item = rows[0];
  const line = item?.lines.find((x) =>
    row.promotionVersionId ? x.promotionVersionId === row.promotionVersionId : x.kind === 'base',
  );
  return item && line
    ? { ...line, product: item.product, quantity: item.quantity, basePoints: item.basePoints }
    : undefined;
}

type Withdrawal = {
  points: number;
  rateKopecks: number;
  grossKopecks: number;
  exemptUsedKopecks: number;
  taxBaseKopecks: number;
  taxKopecks: number;
  netKopecks: number;
  cardMask: string;
  status: WithdrawalStatus;
};

async function readWithdrawal(db: Db, id: string): Promise<Withdrawal | undefined> {
  const { rows } = await sql<Withdrawal>`
    select points, rate_kopecks, gross_kopecks, exempt_used_kopecks, tax_base_kopecks, tax_kopecks, net_kopecks, card_mask, status
    from withdrawals where id = ${id}`.execute(db);
  return rows[0];
}

/** What is on its way to the card, or has come there. */
function netName(status: WithdrawalStatus): string {
  if (status === 'paid') return 'Выплачено';
  // No registry has decided the tax yet.
  return status === 'in_registry' ? 'К выплате' : 'Предварительно к выплате';
}

async function withdrawalLines(db: Db, row: OperationRecord): Promise<Explanation> {
  const w = row.withdrawalId ? await readWithdrawal(db, row.withdrawalId) : undefined;
  if (!w) return [];
  const text = (line: string) => ({ text: line, points: null });
  const sum = {
    text: `${pointsText(w.points)} × ${moneyText(w.rateKopecks)} = ${moneyText(w.grossKopecks)}`,
    points: row.dActive || null,
  };
  if (isUnpaid(w.status)) return [sum, text('Не выплачено: баллы вернулись на счёт')];
  return [
    sum,
    ...(w.exemptUsedKopecks > 0 ? [text(`Не облагается налогом: ${moneyText(w.exemptUsedKopecks)}`)] : []),
    ...(w.taxKopecks > 0 ? [text(`НДФЛ с ${moneyText(w.taxBaseKopecks)}: ${moneyText(w.taxKopecks)}`)] : []),
    text(`${netName(w.status)}: ${moneyText(w.netKopecks)} на карту ${w.cardMask}`),
  ];
}

/** «100 × 0,5 = 50 по акции «Осень»; версия 1» */
function promotionText({ formula, promotionName }: Line): string {
  const [sum, ...notes] = formula.split('; ');
  return [promotionName === null ? `${sum} по акции` : `${sum} по акции ${quoted(promotionName)}`, ...notes].join('; ');
}

async function saleLines(db: Db, row: OperationRecord): Promise<Explanation> {
  const line = await saleLine(db, row);
  const sign = Math.sign(row.dPending + row.dActive - row.dDebt) || 1;
  if (!line) return [{ text: 'По продаже', points: sign * row.amount }];
  const what = line.kind === 'base' ? `${line.product}: ${line.formula}` : promotionText(line);
  const result: Explanation = [{ text: what, points: sign * row.amount }];
  if (line.kind === 'promotion') result.push({ text: `Товар: ${line.product}`, points: null });
  if (line.points !== row.amount)
    result.push({ text: `Всего по этой строке: ${pointsText(line.points)}`, points: null });
  return result;
}

/** «Почему столько»: what the posting was calculated from, line by line. */
export async function explain(db: Db, row: OperationRecord): Promise<Explanation> {
  switch (row.type) {
    case 'WITHDRAWAL_HOLD':
    case 'WITHDRAWAL_PAID':
    case 'WITHDRAWAL_RELEASE':
      return withdrawalLines(db, row);
    case 'ADJUST_CREDIT':
    case 'ADJUST_DEBIT':
      return [{ text: row.adjustmentComment ?? 'Корректировка', points: row.dActive }];
    case 'EXPIRATION':
      return [
        {
          text: row.expiresOn ? `Баллы действовали до ${dayText(row.expiresOn)}` : 'Срок действия баллов истёк',
          points: row.dActive,
        },
      ];
    case 'DEBT_REPAYMENT':
      return [{ text: 'Новые баллы сначала погашают задолженность', points: row.dActive }];
    case 'DEBT_WRITE_OFF':
      return [{ text: 'Задолженность списана решением программы', points: null }];
    case 'ACTIVATION': {
      const until = row.expiresOn ? [{ text: `Действуют до ${dayText(row.expiresOn)}`, points: null }] : [];
      return [
        ...(await saleLines(db, row)),
        { text: `Стали доступны ${dayText(programmeDay(row.at))}`, points: null },
        ...until,
      ];
    }
    case 'SALE_ACCRUAL':
    case 'PROMO_ACCRUAL':
    case 'ACCRUAL_CANCEL':
    case 'ACTIVATION_CANCEL':
    case 'SALE_RETURN':
    case 'RETURN_DEBT':
      return saleLines(db, row);
    case 'OPENING_BALANCE':
    case 'REWARD_SPEND':
    case 'REWARD_REFUND':
      return [];
  }
}

async function withdrawalParts(db: Db, id: string): Promise<FormulaPart[]> {
  const w = await readWithdrawal(db, id);
  if (!w || isUnpaid(w.status)) return [];
  const plain = { tone: null };
  return [
    { operator: null, value: String(w.points), label: pointsWord(w.points), ...plain },
    { operator: '×', value: moneyText(w.rateKopecks), label: 'за балл', ...plain },
    ...(w.taxKopecks > 0 ? [{ operator: '−' as const, value: moneyText(w.taxKopecks), label: 'НДФЛ', ...plain }] : []),
    { operator: '=', value: moneyText(w.netKopecks), label: 'на карту', tone: 'result' },
  ];
}

const calculatedTypes: ReadonlySet<OperationType> = new Set(['SALE_ACCRUAL', 'PROMO_ACCRUAL', 'ACTIVATION']);

/** The same part by part, for the column that draws it; empty where nothing was multiplied, and where points were taken. */
export async function formulaOf(db: Db, row: OperationRecord): Promise<FormulaPart[]> {
  if (row.withdrawalId) return withdrawalParts(db, row.withdrawalId);
  if (!calculatedTypes.has(row.type)) return [];
  const line = await saleLine(db, row);
  // A part of a line (a partial return) has no formula of its own.
  if (!line || line.points !== row.amount) return [];
  const base = { perUnit: line.basePoints, quantity: line.quantity };
  return postingParts({ ...line, name: line.promotionName ?? 'Акция', base });
}
