import { createHash } from 'node:crypto';

import type { AuditDetail } from '../../audit/audit.ts';
import { scopeFor } from '../../http/scope.ts';
import { defineJob, type Job } from '../../jobs/jobs.ts';
import type { JobContext } from '../../jobs/context.ts';
import type { RowError } from '../lists/process-errors.ts';
import { beat, type ProcessRow, runProcess } from '../lists/run-process.ts';
import { processJobs } from '../logs/process-kinds.ts';
import { explainProblem } from './explain.ts';
import { saveFailed } from './failed-rows.ts';
import { gather, type ReadRow, readRows } from './read.ts';
import { turnsOf } from './turns.ts';
import type { Applied, MassUploadOf, Mistake, Unit, UnitContext, Whose } from './types.ts';

interface Run {
  id: string;
  dryRun: boolean;
  whose: Whose;
  since: Date;
  /** For the journal: whose hand it was. */
  actor: AuditDetail['actor'];
}

interface Params {
  dryRun: boolean;
  mime: string;
  whose: Whose;
}

// Thrown to take a trial back: it has shown what would be done.
class Trial extends Error {
  readonly outcome: unknown;
  constructor(outcome: unknown) {
    super('trial');
    this.outcome = outcome;
  }
}

/** Units of the file that are looked through for those that can go together; a cancelled upload ends after them. */
const windowLength = 200;
const most = 50;

/** A uuid made of the process and the first row of the unit: the same at every attempt. */
function keyOf(processId: string, row: number): string {
  const hex = createHash('sha256').update(`${processId}:${row}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** In a transaction of its own, which a dry run takes back. */
async function attempt<T>(
  ctx: JobContext,
  process: Run,
  act: (unit: Omit<UnitContext, 'key'>) => Promise<T>,
): Promise<T> {
  const { whose } = process;
  const rest = { by: whose.id, whose, scope: scopeFor(whose), at: ctx.now(), since: process.since };
  try {
    return await ctx.transaction(async (work) => {
      const audit: typeof work.audit = (detail) => work.audit({ actor: process.actor, ...detail });
      const outcome = await act({ ...rest, work: { ...work, audit } });
      if (process.dryRun) throw new Trial(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Trial) return error.outcome as T;
    throw error;
  }
}

const rowsOf = <F extends string, Row>(unit: Unit<ReadRow<F, Row>>) => unit.map(({ row }) => row) as [Row, ...Row[]];

/** What the units did that could be done together; the others have done nothing. */
async function runTogether<F extends string, Row>(
  ctx: JobContext,
  { together }: MassUploadOf<F, Row>,
  units: readonly Unit<ReadRow<F, Row>>[],
  process: Run,
): Promise<ReadonlyMap<Unit<ReadRow<F, Row>>, Applied>> {
  const done = new Map<Unit<ReadRow<F, Row>>, Applied>();
  if (!together) return done;
  for (const turn of turnsOf(units, (unit) => together.apart(rowsOf(unit)), most)) {
    if (turn.length === 1) continue;
    const keyed = turn.map((unit) => ({ unit: rowsOf(unit), key: keyOf(process.id, unit[0].number) }));
    const outcomes = await attempt(ctx, process, (unit) => together.apply(unit, keyed))
      // Each of them says alone what is wrong with it.
      .catch(() => turn.map(() => 'alone' as const));
    for (const [index, outcome] of outcomes.entries()) if (outcome !== 'alone') done.set(turn[index]!, outcome);
  }
  return done;
}

interface Found {
  number: number;
  mistakes: readonly Mistake[];
}

/** Mistakes of every row of a unit that could not be done; empty when it was. */
async function runUnit<F extends string, Row>(
  ctx: JobContext,
  made: MassUploadOf<F, Row>,
  unit: Unit<ReadRow<F, Row>>,
  process: Run,
  done: (outcome: Applied) => void,
): Promise<Found[]> {
  const wrong = unit.filter(({ mistakes }) => mistakes.length > 0);
  if (wrong.length > 0) return wrong;
  try {
    const key = keyOf(process.id, unit[0].number);
    done(await attempt(ctx, process, (context) => made.apply({ ...context, key }, rowsOf(unit))));
    return [];
  } catch (error) {
    const mistakes = made.explain?.(error, rowsOf(unit)) ?? explainProblem(error, made.columns[0]?.[1] ?? '');
    if (!mistakes) throw error;
    return unit.flatMap(({ number }, index) => {
      const own = mistakes.filter(({ at = 0 }) => at === index);
      return own.length > 0 ? [{ number, mistakes: own }] : [];
    });
  }
}

async function actorOf({ db }: JobContext, { id, kind, roleCode }: Whose): Promise<AuditDetail['actor']> {
  const person = await db.selectFrom('users').select(['lastName', 'firstName']).where('id', '=', id).executeTakeFirst();
  return { id, kind, roleCode, name: [person?.lastName, person?.firstName].filter(Boolean).join(' ') };
}

// A system has no feed: it is told by a webhook, if it listens.
async function tell(
  ctx: JobContext,
  { titles }: Pick<MassUploadOf<string, unknown>, 'titles'>,
  { id, dryRun, whose }: Run,
  counts: { ok: number; failed: number },
): Promise<void> {
  if (whose.kind === 'technical') return;
  await ctx.transaction((work) =>
    work.notify({
      userId: whose.id,
      kind: 'process.completed',
      title: `${dryRun ? titles.dryRun : titles.upload}: завершено`,
      text: `Строк принято: ${counts.ok}, с ошибками: ${counts.failed}`,
      tone: counts.failed > 0 ? 'warning' : 'success',
      // Processes are a section of the back-office.
      ...(whose.roleCode === 'member' ? {} : { entity: { type: 'process' as const, id } }),
    }),
  );
}

/** The row that already had one of these keys; they are this row's otherwise. */
function firstOf(keys: readonly string[], row: number, seen: Map<string, number>): number | undefined {
  const known = keys.map((key) => seen.get(key)).find((found) => found !== undefined);
  for (const key of keys) if (!seen.has(key)) seen.set(key, row);
  return known;
}

async function runFile<F extends string, Row>(ctx: JobContext, made: MassUploadOf<F, Row>, process: ProcessRow) {
  const { dryRun, mime, whose } = process.params as unknown as Params;
  const bytes = await ctx.transaction((work) => work.files.readAll(process.sourceFileId ?? ''));
  const rows = await readRows(made, mime, bytes);
  const counts = { ok: 0, created: 0, updated: 0, skipped: 0, failed: 0 };
  const errors: RowError[] = [];
  const failed: { cells: ReadRow<F, Row>['cells']; reasons: readonly Mistake[] }[] = [];
  const seen = new Map<string, number>();
  let before: ReadonlyMap<Unit<ReadRow<F, Row>>, number | undefined> = new Map();
  let together: ReadonlyMap<Unit<ReadRow<F, Row>>, Applied> = new Map();
  const run: Run = { id: process.id, dryRun, whose, since: process.queuedAt, actor: await actorOf(ctx, whose) };
  let passed = 0;
  let shown = 0;
  const units = gather(made, rows);
  for (const [place, unit] of units.entries()) {
    if (place % windowLength === 0) {
      const window = units.slice(place, place + windowLength);
      before = new Map(
        window.map((one) => [one, firstOf(made.sameAs?.(rowsOf(one)) ?? [], one[0].number, seen)] as const),
      );
      const sound = window.filter(
        (one) => before.get(one) === undefined && one.every((row) => row.mistakes.length === 0),
      );
      together = await runTogether(ctx, made, sound, run);
    }
    const same = before.get(unit);
    const outcome = together.get(unit);
    const count = (applied: Applied): void => {
      counts.ok += unit.length;
      counts[applied === 'unchanged' ? 'skipped' : applied] += unit.length;
    };
    if (outcome) count(outcome);
    const found =
      same !== undefined
        ? [{ number: unit[0].number, mistakes: [repeated(made, same)] }]
        : outcome
          ? []
          : await runUnit(ctx, made, unit, run, count);
    for (const { number, mistakes } of found) {
      errors.push(
        ...mistakes.map(({ column, value, message, code = 'IMPORT_VALUE' }) => ({
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
        const own = found.filter((one) => one.number === number).flatMap(({ mistakes }) => mistakes);
        failed.push({ cells, reasons: own });
      }
    }
    passed += unit.length;
    if (made.together ? (place + 1) % windowLength === 0 : passed - shown >= 50) {
      shown = passed;
      if (!(await beat(ctx, process.id, passed, rows.length))) return undefined;
    }
  }
  await beat(ctx, process.id, rows.length, rows.length);
  await tell(ctx, made, run, counts);
  return { counts, errors, errorsFileId: await saveFailed(ctx, made, process.startedBy, failed) };
}

const repeated = <F extends string, Row>(made: MassUploadOf<F, Row>, row: number): Mistake => ({
  column: made.columns[0]?.[1] ?? '',
  value: '',
  code: 'IMPORT_REPEATED',
  message: `Повторяет строку ${row}`,
});

/** The job of an upload: reads the file unit by unit; a wrong one changes nothing and comes back in a file of its own. */
export function massUploadJob<F extends string, Row>(made: MassUploadOf<F, Row>): Job<{ processId: string }> {
  const job = defineJob<{ processId: string }>({
    name: made.job,
    handle: (ctx, { processId }) => runProcess(ctx, processId, (process) => runFile(ctx, made, process)),
  });
  processJobs.set(made.kind, job);
  return job;
}
