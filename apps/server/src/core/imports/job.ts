import { scopeFor } from '../../http/scope.ts';
import { processCompleted, processCompletedWithErrors } from '../notices/of-processes.ts';
import type { AuditDetail } from '../audit/audit.ts';
import { defineJob, type Job } from '../../jobs/jobs.ts';
import type { Work } from '../../http/context.ts';
import type { JobContext } from '../../jobs/context.ts';
import { type PartResult, readParts } from '../processes/process-parts.ts';
import { heartbeat, type ProcessRow, runProcess } from '../processes/run-process.ts';
import { processJobs } from '../processes/process-kinds.ts';
import { saveFailed } from './failed-rows.ts';
import { Judged } from './judged.ts';
import { type FileChoice, groupIntoUnits, type ReadRow, readRows } from './read.ts';
import { openPart } from './refusals.ts';
import { findRepeat, type Repeat, repeatIssue } from './repeats.ts';
import type { MassUploadOf, Unit, Whose } from './types.ts';
import { type Run, runBatches, runUnit, unreadableIn } from './units.ts';

interface Params extends FileChoice {
  dryRun: boolean;
  mime: string;
  whose: Whose;
}

/** Units of the file that are looked through for those that can share a transaction; a cancelled upload ends after them. */
const windowLength = 200;

async function actorOf({ db }: JobContext, { id, kind, roleCode }: Whose): Promise<AuditDetail['actor']> {
  const person = await db.selectFrom('users').select(['lastName', 'firstName']).where('id', '=', id).executeTakeFirst();
  return { id, kind, roleCode, name: [person?.lastName, person?.firstName].filter(Boolean).join(' ') };
}

// An integration has no notification feed; it learns of the end from a webhook. Processes are a section of the
// back-office: a page of it says what went well, so only errors are worth a line of the bell.
async function notifyDone(
  work: Work,
  { titles }: Pick<MassUploadOf<string, unknown>, 'titles'>,
  { id, dryRun, whose }: Run,
  counts: { ok: number; failed: number },
): Promise<void> {
  if (whose.kind === 'technical') return;
  const isMember = whose.roleCode === 'member';
  if (!isMember && (dryRun || counts.failed === 0)) return;
  const to = { userId: whose.id, entityId: isMember ? undefined : id };
  if (dryRun) {
    const text = `Строк можно загрузить: ${counts.ok}, исправить: ${counts.failed}`;
    await work.notify(processCompleted, { ...to, values: { title: `${titles.dryRun} завершена`, text } });
    return;
  }
  await work.notify(counts.failed > 0 ? processCompletedWithErrors : processCompleted, {
    ...to,
    values: {
      title: `${titles.upload} завершена`,
      text: `Строк принято: ${counts.ok}, с ошибками: ${counts.failed}`,
    },
  });
}

/** Rows of before that the units of a window repeat. */
async function findRepeats<F extends string, Row>(
  { db }: JobContext,
  made: MassUploadOf<F, Row>,
  window: readonly Unit<ReadRow<F, Row>>[],
  { seen, whose }: { seen: Map<string, number>; whose: Whose },
): Promise<Map<Unit<ReadRow<F, Row>>, Repeat | undefined>> {
  const readable = window.filter((unit) => !unreadableIn(unit));
  const rows = readable.flat();
  const keys = await made.identify?.(
    { db, scope: scopeFor(whose) },
    rows.map(({ row }) => row),
  );
  const keyOf = new Map(rows.map((row, index) => [row, keys?.[index]]));
  return new Map(window.map((unit) => [unit, findRepeat(made, unit, seen, (row) => keyOf.get(row))]));
}

async function runFile<F extends string, Row>(ctx: JobContext, made: MassUploadOf<F, Row>, process: ProcessRow) {
  const { dryRun, mime, whose, ...choice } = process.params as unknown as Params;
  const bytes = await ctx.transaction((work) => work.files.readAll(process.sourceFileId ?? ''));
  const { rows, hiddenRows } = await readRows(made, { mime, bytes }, choice);
  const judged = new Judged<F, Row>();
  const seen = new Map<string, number>();
  const run: Run = { id: process.id, attempt: process.attempt, dryRun, whose, actor: await actorOf(ctx, whose) };
  // What a server did that died in the middle of this attempt, and how many rows it was through.
  let known = await readParts(ctx.db, process);
  const reached = dryRun ? 0 : process.done;
  let before: ReadonlyMap<Unit<ReadRow<F, Row>>, Repeat | undefined> = new Map();
  let batched: ReadonlyMap<Unit<ReadRow<F, Row>>, PartResult> = new Map();
  let passed = 0;
  let shown = 0;
  // How many rows there are is said before the first of them is done.
  let cancelled = !(await heartbeat(ctx, process, process.done, rows.length));
  const units = groupIntoUnits(made, rows);
  for (const [place, unit] of units.entries()) {
    const [{ number }] = unit;
    if (place % windowLength === 0) {
      const window = units.slice(place, place + windowLength);
      before = await findRepeats(ctx, made, window, { seen, whose });
      const sound = window.filter(
        (one) =>
          !known.has(one[0].number) && before.get(one) === undefined && one.every((row) => row.issues.length === 0),
      );
      batched = cancelled ? new Map() : await runBatches(ctx, made, sound, run);
    }
    const part = known.get(number) ?? batched.get(unit);
    const same = before.get(unit);
    if (part) judged.add(unit, openPart(ctx, run, number, part));
    else if (!cancelled || passed < reached) {
      const repeat = same && [{ number: same.number, issues: [repeatIssue(made, unit, same)] }];
      const result = repeat ?? (cancelled ? unreadableIn(unit) : await runUnit(ctx, made, unit, run));
      if (result) judged.add(unit, result);
    }
    passed += unit.length;
    if (!cancelled && (made.batch ? (place + 1) % windowLength === 0 : passed - shown >= 50)) {
      shown = passed;
      // Nobody sees the work go back to the beginning.
      const counts = passed < process.done ? undefined : judged.counts;
      cancelled = !(await heartbeat(ctx, process, Math.max(passed, process.done), rows.length, counts));
      // Of the rest only what is done already is still counted: a server before this one may have been further.
      if (cancelled) known = await readParts(ctx.db, process);
    }
  }
  cancelled ||= !(await heartbeat(ctx, process, rows.length, rows.length, judged.counts));
  const { counts, errors, failed, sums } = judged;
  const errorsFileId = await saveFailed(ctx, made, process.startedBy, failed);
  const done = counts.ok + counts.failed;
  const finish = async (work: Work) => {
    await notifyDone(work, made, run, counts);
    return undefined;
  };
  return {
    counts,
    errors,
    isCheck: dryRun,
    errorsFileId,
    params: { ...sums, ...(hiddenRows > 0 && { hiddenRows }) },
    progress: { done, total: rows.length },
    finish,
  };
}

/** The job of an upload: reads the file unit by unit; a wrong one changes nothing and comes back in a file of its own. */
export function massUploadJob<F extends string, Row>(made: MassUploadOf<F, Row>): Job<{ processId: string }> {
  const job = defineJob<{ processId: string }>({
    name: made.job,
    watched: true,
    handle: (jobCtx, { processId }) => runProcess(jobCtx, processId, (process, ctx) => runFile(ctx, made, process)),
  });
  processJobs.set(made.kind, job);
  return job;
}
