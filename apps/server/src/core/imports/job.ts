import { processCompleted, processCompletedWithErrors } from '../notices/of-processes.ts';
import type { AuditDetail } from '../audit/audit.ts';
import { defineJob, type Job } from '../../jobs/jobs.ts';
import type { JobContext } from '../../jobs/context.ts';
import type { RowError } from '../processes/process-errors.ts';
import { heartbeat, type ProcessRow, runProcess } from '../processes/run-process.ts';
import { processJobs } from '../processes/process-kinds.ts';
import { saveFailed } from './failed-rows.ts';
import { groupIntoUnits, type ReadRow, readRows } from './read.ts';
import { findRepeat, repeatIssue } from './repeats.ts';
import type { Applied, MassUploadOf, ValidationIssue, Unit, Whose } from './types.ts';
import { type Run, runBatches, runUnit } from './units.ts';

interface Params {
  dryRun: boolean;
  mime: string;
  /** How the person joined the columns of the file. */
  columns?: string | undefined;
  whose: Whose;
}

/** Units of the file that are looked through for those that can share a transaction; a cancelled upload ends after them. */
const windowLength = 200;

async function actorOf({ db }: JobContext, { id, kind, roleCode }: Whose): Promise<AuditDetail['actor']> {
  const person = await db.selectFrom('users').select(['lastName', 'firstName']).where('id', '=', id).executeTakeFirst();
  return { id, kind, roleCode, name: [person?.lastName, person?.firstName].filter(Boolean).join(' ') };
}

// An integration has no notification feed; it learns of the end from a webhook.
async function notifyDone(
  ctx: JobContext,
  { titles }: Pick<MassUploadOf<string, unknown>, 'titles'>,
  { id, dryRun, whose }: Run,
  counts: { ok: number; failed: number },
): Promise<void> {
  if (whose.kind === 'technical') return;
  await ctx.transaction((work) =>
    work.notify(counts.failed > 0 ? processCompletedWithErrors : processCompleted, {
      userId: whose.id,
      // Processes are a section of the back-office.
      entityId: whose.roleCode === 'member' ? undefined : id,
      values: {
        title: `${dryRun ? titles.dryRun : titles.upload}: завершено`,
        text: `Строк принято: ${counts.ok}, с ошибками: ${counts.failed}`,
      },
    }),
  );
}

async function runFile<F extends string, Row>(ctx: JobContext, made: MassUploadOf<F, Row>, process: ProcessRow) {
  const { dryRun, mime, columns, whose } = process.params as unknown as Params;
  const bytes = await ctx.transaction((work) => work.files.readAll(process.sourceFileId ?? ''));
  const rows = await readRows(made, { mime, bytes }, columns);
  const counts = { ok: 0, created: 0, updated: 0, skipped: 0, failed: 0 };
  const errors: RowError[] = [];
  const failed: { cells: ReadRow<F, Row>['cells']; reasons: readonly ValidationIssue[] }[] = [];
  const seen = new Map<string, number>();
  const sums = new Map<string, number>();
  let before: ReadonlyMap<Unit<ReadRow<F, Row>>, number | undefined> = new Map();
  let batched: ReadonlyMap<Unit<ReadRow<F, Row>>, Applied> = new Map();
  const run: Run = { id: process.id, dryRun, whose, actor: await actorOf(ctx, whose) };
  let passed = 0;
  let shown = 0;
  const units = groupIntoUnits(made, rows);
  for (const [place, unit] of units.entries()) {
    if (place % windowLength === 0) {
      const window = units.slice(place, place + windowLength);
      before = new Map(window.map((one) => [one, findRepeat(made, one, seen)] as const));
      const sound = window.filter(
        (one) => before.get(one) === undefined && one.every((row) => row.issues.length === 0),
      );
      batched = await runBatches(ctx, made, sound, run);
    }
    const same = before.get(unit);
    const outcome = batched.get(unit);
    const count = (applied: Applied, own: ReadonlyMap<string, number> = new Map()): void => {
      for (const [name, number] of own) sums.set(name, (sums.get(name) ?? 0) + number);
      counts.ok += unit.length;
      counts[applied === 'unchanged' ? 'skipped' : applied] += unit.length;
    };
    if (outcome) count(outcome);
    const found =
      same !== undefined
        ? [{ number: unit[0].number, issues: [repeatIssue(made, unit[0], same)] }]
        : outcome
          ? []
          : await runUnit(ctx, made, unit, run, count);
    for (const { number, issues } of found) {
      errors.push(
        ...issues.map(({ column, value, message, code = 'IMPORT_VALUE' }) => ({
          row: number,
          column,
          value,
          code,
          message,
        })),
      );
    }
    if (found.length > 0) {
      counts.failed += unit.length;
      for (const { number, cells } of unit) {
        const own = found.filter((one) => one.number === number).flatMap(({ issues }) => issues);
        failed.push({ cells, reasons: own });
      }
    }
    passed += unit.length;
    if (made.batch ? (place + 1) % windowLength === 0 : passed - shown >= 50) {
      shown = passed;
      if (!(await heartbeat(ctx, process, passed, rows.length))) return undefined;
    }
  }
  if (!(await heartbeat(ctx, process, rows.length, rows.length))) return undefined;
  await notifyDone(ctx, made, run, counts);
  const errorsFileId = await saveFailed(ctx, made, process.startedBy, failed);
  return { counts, errors, errorsFileId, params: Object.fromEntries(sums) };
}

/** The job of an upload: reads the file unit by unit; a wrong one changes nothing and comes back in a file of its own. */
export function massUploadJob<F extends string, Row>(made: MassUploadOf<F, Row>): Job<{ processId: string }> {
  const job = defineJob<{ processId: string }>({
    name: made.job,
    watched: true,
    handle: (ctx, { processId }) => runProcess(ctx, processId, (process) => runFile(ctx, made, process)),
  });
  processJobs.set(made.kind, job);
  return job;
}
