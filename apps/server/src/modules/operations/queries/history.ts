import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { type Operation, type OperationRecord, operationOf, readOperationRecords, type Viewer } from '../repository.ts';
import { explain } from './explain.ts';
import { type LotUse, readLotUses } from './lots.ts';

const batch = 200;

/** A posting with what it was calculated from: what the member reads under «Почему столько». */
export interface ExplainedOperation {
  operation: Operation;
  lines: Awaited<ReturnType<typeof explain>>;
  /** Points by the day they burn after. */
  lots: readonly LotUse[];
}

/** Postings of one member, in their order. */
async function explained(
  db: Db,
  memberId: string,
  rows: readonly OperationRecord[],
  viewer: Viewer,
): Promise<ExplainedOperation[]> {
  const uses = await readLotUses(
    db,
    memberId,
    rows.map(({ seq }) => seq),
  );
  const result: ExplainedOperation[] = [];
  for (const row of rows.toSorted((a, b) => a.seq - b.seq)) {
    result.push({ operation: operationOf(row, viewer), lines: await explain(db, row), lots: uses.get(row.seq) ?? [] });
  }
  return result;
}

/** Every posting of a member in its order. */
export async function* explainMember(db: Db, memberId: string, viewer: Viewer): AsyncGenerator<ExplainedOperation> {
  for (let from = 1; ; from += batch) {
    const portion = sql`t.member_id = ${memberId}::uuid and t.seq between ${from} and ${from + batch - 1}`;
    const rows = await readOperationRecords(db, portion, batch);
    yield* await explained(db, memberId, rows, viewer);
    if (rows.length < batch) return;
  }
}

/** The posting of this number, or undefined. */
export async function explainOperation(
  db: Db,
  number: number,
  viewer: Viewer,
): Promise<ExplainedOperation | undefined> {
  const [row] = await readOperationRecords(db, sql`t.number = ${number}`, 1);
  return row && (await explained(db, row.memberId, [row], viewer))[0];
}

/** What an account holds now, by its own books. */
export interface Balance {
  pending: number;
  active: number;
  reserved: number;
  debt: number;
  /** Moment of the answer. */
  at: string;
}

/** The account of a member; zeros for one who has never had points. */
export async function readBalance(db: Db, memberId: string, now: Date): Promise<Balance> {
  const row = await db
    .selectFrom('wallets')
    .select(['pending', 'active', 'reserved', 'debt'])
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return { ...(row ?? { pending: 0, active: 0, reserved: 0, debt: 0 }), at: wireDateTime(now) };
}
