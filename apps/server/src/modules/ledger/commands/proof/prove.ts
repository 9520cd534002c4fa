import { sql } from 'kysely';

import { newId } from '../../../../ids.ts';
import { programmeDay } from '../../../../http/wire-date.ts';
import type { Db } from '../../../../db/open.ts';
import {
  firstKey,
  nothing,
  type Problem,
  type Proved,
  proveAccounts,
  proveAccruals,
  proveMembers,
  provePromotions,
  readChanged,
  together,
} from './portions.ts';
import {
  afterPortion,
  portionOf,
  readRound,
  type RoundKind,
  roundKinds,
  roundNights,
  saveRound,
  shareOf,
} from './rounds.ts';

const day = 24 * 3_600_000;

/** Problems that a row of `ledger_reconciliations` holds at most. */
const mostProblems = 100;

/** What a proof has looked at and found. */
export interface Proof {
  scope: 'changed' | 'all';
  /** Sound accounts, and the postings that stand on them. */
  wallets: number;
  postings: number;
  /** How many of the accounts had changed. */
  changed: number;
  problems: Problem[];
  /** False: the time was over first, and the next run goes on. */
  isFinished: boolean;
}

interface Run {
  /** Of its row in `ledger_reconciliations`. */
  id: string;
  scope: Proof['scope'];
  db: Db;
  at: Date;
  proved: Proved;
  changed: number;
  isFinished: boolean;
  /** Milliseconds since it began. */
  elapsed: () => number;
  isOver: () => boolean;
}

function begin(db: Db, at: Date, scope: Proof['scope'], limitMs: number): Run {
  const start = performance.now();
  const elapsed = (): number => performance.now() - start;
  const isOver = (): boolean => elapsed() > limitMs;
  return { id: newId(), scope, db, at, proved: nothing, changed: 0, isFinished: true, elapsed, isOver };
}

/** What was found, each once, though the same account may be looked at twice; what no mark brings back comes first. */
const problemsOf = ({ unmarked, problems }: Proved): Problem[] => [
  ...new Map([...unmarked, ...problems].map((problem) => [JSON.stringify(problem), problem])).values(),
];

/** Stores what the run has come to; it is unfinished until it is stored for the last time. */
async function store(run: Run, db: Db, isFinished: boolean): Promise<void> {
  const { id, at, scope, changed, proved, elapsed } = run;
  const row = {
    scope,
    changed,
    isFinished,
    wallets: proved.wallets,
    postings: proved.postings,
    problems: JSON.stringify(problemsOf(proved).slice(0, mostProblems)),
    seconds: Math.round(elapsed() / 1000),
  };
  await db
    .insertInto('ledgerReconciliations')
    .values({ id, at, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** What is found is stored at once: the portions after it may fail. */
async function add(run: Run, proved: Proved, db = run.db): Promise<void> {
  run.proved = together(run.proved, proved);
  if (proved.problems.length + proved.unmarked.length > 0) await store(run, db, false);
}

const withProblems = (problems: Problem[]): Proved => ({ ...nothing, problems });
const withUnmarked = (unmarked: Problem[]): Proved => ({ ...nothing, unmarked });

/**
 * What the last proof that came to its end found, and those after it, is looked at again first, whatever its turn: it is
 * reported until it is repaired.
 */
async function proveSuspects(run: Run): Promise<void> {
  const { rows } = await sql<{ problems: Problem[] }>`select r.problems from ledger_reconciliations r
    where not exists (select from ledger_reconciliations l where l.is_finished and (l.at, l.id) > (r.at, r.id))`.execute(
    run.db,
  );
  const problems = rows.flatMap((row) => row.problems);
  const members = new Set(problems.flatMap(({ member_id }) => member_id ?? []));
  await add(run, await proveMembers(run.db, [...members], run.at));
  const accruals = new Set(problems.flatMap(({ detail }) => (detail?.['accrual'] as string | undefined) ?? []));
  if (accruals.size > 0) await add(run, withUnmarked(await proveAccruals(run.db, [...accruals])));
}

async function proveChanged(run: Run): Promise<void> {
  for (let after = firstKey; ;) {
    const accounts = await readChanged(run.db, after);
    run.changed += accounts.length;
    await add(run, await proveAccounts(run.db, accounts, run.at));
    const last = accounts.at(-1);
    if (!last) return;
    after = last.memberId;
    if (run.isOver()) {
      run.isFinished = false;
      return;
    }
  }
}

async function proveShare(run: Run, kind: RoundKind): Promise<void> {
  const today = programmeDay(run.at);
  let round = await readRound(run.db, kind, today);
  while (round.done < shareOf(round, today)) {
    if (run.isOver()) {
      run.isFinished = false;
      return;
    }
    const portion = await portionOf(kind, run.db, round.after, run.at);
    const next = afterPortion(round, portion, today);
    // The round comes by again in a week: it does not go on without what was found.
    await run.db.transaction().execute(async (tx) => {
      await add(run, portion, tx);
      await saveRound(tx, next);
    });
    round = next;
  }
}

async function proveBudgets(run: Run, before: Date): Promise<void> {
  const { problems, isFinished } = await provePromotions(run.db, before, run.at, run.isOver);
  run.isFinished &&= isFinished;
  await add(run, withProblems(problems));
}

async function finish(run: Run): Promise<Proof> {
  const { scope, changed, proved, isFinished } = run;
  await store(run, run.db, isFinished);
  return {
    scope,
    changed,
    isFinished,
    wallets: proved.wallets,
    postings: proved.postings,
    problems: problemsOf(proved),
  };
}

/**
 * Proves what has changed since it was last proved, and tonight's share of everything else (ADR 61). Each portion is a
 * transaction of its own, so what a run does not get through in its time the next goes on with.
 */
export async function proveChanges(db: Db, at: Date, limitMs: number): Promise<Proof> {
  const run = begin(db, at, 'changed', limitMs);
  await proveSuspects(run);
  await proveChanged(run);
  await proveBudgets(run, new Date(at.getTime() - roundNights * day));
  for (const kind of roundKinds) await proveShare(run, kind);
  return finish(run);
}

/** Proves all books now, by portions and without a limit of time; `say` gets the keys looked at so far. */
export async function proveAll(
  db: Db,
  at: Date,
  say: (kind: RoundKind, keys: number) => void = () => undefined,
): Promise<Proof> {
  const run = begin(db, at, 'all', Number.POSITIVE_INFINITY);
  for (const kind of roundKinds) {
    let keys = 0;
    for (let after: string | undefined = firstKey; after !== undefined;) {
      const portion = await portionOf(kind, db, after, at);
      await add(run, portion);
      keys += portion.keys;
      after = portion.after;
      say(kind, keys);
    }
  }
  await proveBudgets(run, new Date(at.getTime() + 1));
  return finish(run);
}
