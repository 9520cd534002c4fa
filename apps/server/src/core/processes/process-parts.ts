import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';

/** One attempt at a process: what takes over from a server that died goes on with the same one. */
interface Attempt {
  id: string;
  attempt: number;
}

type Numbers = Readonly<Record<string, number>>;

/** What one part of a process did, in the form of the process's own counts and parameters. */
export interface PartResult {
  counts: Numbers;
  params: Numbers;
  /** What was wrong with a part that was refused, in the form of the work; it quotes the file, so it is sealed. */
  refusalSealed?: Buffer | undefined;
}

/** Binds a sealed refusal to its row. */
export const partRefusalContext = (processId: string, attempt: string, part: string): string =>
  `process-part-refusal:${processId}:${attempt}:${part}`;

/** The constraint that lets a part be done once in an attempt. */
export const partOnce = 'process_parts_pkey';

/**
 * Notes what parts did, in the transaction that did it: either both are there or neither. Throws the violation of
 * {@link partOnce} where another server has done a part in the meantime.
 */
export async function writeParts(
  db: Db,
  { id, attempt }: Attempt,
  parts: readonly (PartResult & { part: number })[],
): Promise<void> {
  if (parts.length === 0) return;
  const rows = parts.map(({ part, counts, params, refusalSealed = null }) => ({
    processId: id,
    attempt,
    part,
    counts: JSON.stringify(counts),
    params: JSON.stringify(params),
    refusalSealed,
  }));
  await db.insertInto('processParts').values(rows).execute();
}

/** What this attempt has done so far, by whichever server: by the number of the part; only that one if it is given. */
export async function readParts(
  db: Db,
  { id, attempt }: Attempt,
  part?: number,
): Promise<ReadonlyMap<number, PartResult>> {
  let query = db
    .selectFrom('processParts')
    .select(['part', 'counts', 'params', 'refusalSealed'])
    .where('processId', '=', id)
    .where('attempt', '=', attempt);
  if (part !== undefined) query = query.where('part', '=', part);
  const rows = await query.execute();
  return new Map(
    rows.map(
      ({ part: number, counts, params, refusalSealed }) =>
        [
          number,
          { counts: counts as Numbers, params: params as Numbers, refusalSealed: refusalSealed ?? undefined },
        ] as const,
    ),
  );
}

/** The numbers of all parts of this attempt together; what was refused stays sealed where it is. */
export async function sumParts(
  db: Db,
  { id, attempt }: Attempt,
): Promise<Omit<PartResult, 'refusalSealed'> | undefined> {
  const parts = await db
    .selectFrom('processParts')
    .select(['counts', 'params'])
    .where('processId', '=', id)
    .where('attempt', '=', attempt)
    .execute();
  if (parts.length === 0) return undefined;
  const [counts, params]: [Record<string, number>, Record<string, number>] = [{}, {}];
  for (const part of parts) {
    addNumbers(counts, part.counts as Numbers);
    addNumbers(params, part.params as Numbers);
  }
  return { counts, params };
}

/** Adds the numbers of a part to a sum, in place. */
export function addNumbers(sum: Record<string, number>, part: Numbers): void {
  for (const [name, number] of Object.entries(part)) sum[name] = (sum[name] ?? 0) + number;
}

/** Parts of a process that is over: its row has the sums. */
export async function forgetParts(db: Db, processId: string): Promise<void> {
  await db.deleteFrom('processParts').where('processId', '=', processId).execute();
}

/** The same for all that were cancelled, failed or begun again: nobody adds those up any more. */
export async function forgetIdleParts(db: Db): Promise<void> {
  await sql`delete from process_parts using processes
    where processes.id = process_parts.process_id
      and (processes.status not in ('queued', 'running') or processes.attempt > process_parts.attempt)`.execute(db);
}
