import type { JobContext } from '../../jobs/context.ts';
import { violatedConstraint } from '../../db/sql-errors.ts';
import { partOnce, partRefusalContext, type PartResult, readParts, writeParts } from '../processes/process-parts.ts';
import type { Found, Run } from './units.ts';

const contextOf = ({ id, attempt }: Run, part: number): string => partRefusalContext(id, String(attempt), String(part));

/** What this attempt has done or refused under this number, by whichever server. */
export const readPart = async (ctx: JobContext, process: Run, part: number): Promise<PartResult | undefined> =>
  (await readParts(ctx.db, process, part)).get(part);

/** A part as the server that was at it first left it: done, or refused for these reasons. */
export function openPart({ vault }: JobContext, process: Run, part: number, result: PartResult): PartResult | Found[] {
  const { refusalSealed } = result;
  return refusalSealed ? (JSON.parse(vault.open(refusalSealed, contextOf(process, part))) as Found[]) : result;
}

/**
 * Notes that the unit was refused and for what, so that a take-over does not judge it again by what has changed since.
 * Answers what stands: of another server where that one was first. A trial notes nothing, as it does nothing.
 */
export async function noteRefusal(
  ctx: JobContext,
  process: Run,
  { part, rows }: { part: number; rows: number },
  found: Found[],
): Promise<PartResult | Found[]> {
  if (process.dryRun) return found;
  const refusalSealed = ctx.vault.seal(JSON.stringify(found), contextOf(process, part));
  try {
    await writeParts(ctx.db, process, [{ part, counts: { failed: rows }, params: {}, refusalSealed }]);
    return found;
  } catch (error) {
    const elsewhere = violatedConstraint(error) === partOnce ? await readPart(ctx, process, part) : undefined;
    if (!elsewhere) throw error;
    return openPart(ctx, process, part, elsewhere);
  }
}
