import { CompiledQuery, sql } from 'kysely';

import type { Db } from '../../../../db/open.ts';
import { prepared } from '../../../../db/prepared.ts';
import { inSavepoint } from '../../../../db/savepoint.ts';
import { inTransaction } from '../../../../db/tx.ts';
import { violatedConstraint } from '../../../../db/sql-errors.ts';
import { type Problem, problem } from '../../../../http/problem.ts';
import { newId } from '../../../../ids.ts';
import { BudgetSpent, lockMembers, withBudget } from '../../../ledger/index.ts';
import {
  saveRuleSet,
  limitsStores,
  liveRules,
  readBudgetLeft,
  readBudgetsLeft,
  readOwnRules,
  type OwnRules,
} from '../../../promotion-rules/index.ts';
import type { Shortage } from '../../domain/preview.ts';
import { claimFiles } from '../../repository/files.ts';
import { findFlags } from '../../repository/flags.ts';
import { claimProblem, externalIdProblem, recordConflict } from './conflict.ts';
import type { CommandContext } from '../../policy/member.ts';
import { type Facts, readFacts } from './facts.ts';
import { readItems, saleDayOf } from './input.ts';
import {
  calculateSaleOf,
  flagInputOf,
  hashOf,
  payloadOf,
  refOf,
  type PreparedSale,
  type SaveRequest,
} from './payload.ts';
import { withSerials } from './serials.ts';
import { settle } from '../settle.ts';
import { pointsProblem, validateSale } from './validate.ts';

/** A new sale or the next version of a draft or a clarified one. Of several, all are new and each is another member's. */
export interface SaleCommand {
  context: CommandContext;
  request: SaveRequest;
}

/** `individual`: nothing was written, the sale has to come by itself. Only one of several gets this answer. */
export type RegisterResult = { id: string } | { refusal: Problem } | 'individual';

/** What `sale_register_batch` answers of each sale; one that earns too much is refused before it. */
interface Answer {
  outcome: 'saved' | 'state' | 'conflict' | 'refused' | 'short' | 'individual' | 'external_id' | 'points';
  id: string;
  refusal?: Problem;
  state?: string;
  detail?: string;
}

/** Undoes what was done for a sale that is not saved; looks like the error of the database it stands for. */
class NotSaved extends Error {
  readonly answer: Answer;
  readonly code: string | undefined;
  readonly detail: string | undefined;
  constructor(answer: Answer) {
    super(`the sale is not saved: ${answer.outcome}`);
    this.answer = answer;
    this.code = answer.state;
    this.detail = answer.detail;
  }
}

/** Which sale this key has already made: a repeat is answered before the sale is validated again. */
function replayOf({ request }: SaleCommand, { known }: Facts): RegisterResult | undefined {
  if (!known) return undefined;
  return known.hash === hashOf(request) ? { id: known.saleId } : { refusal: problem('IDEMPOTENCY_MISMATCH') };
}

const isPrepared = (one: PreparedSale | RegisterResult): one is PreparedSale =>
  typeof one === 'object' && 'itemIds' in one;

function prepare(command: SaleCommand, facts: Facts): PreparedSale | RegisterResult {
  const replay = replayOf(command, facts);
  if (replay) return replay;
  const items = withSerials(readItems(command.request.body), facts.products);
  const refusal = validateSale(command, items, facts);
  if (refusal) return { refusal };
  return { ...command, facts, items, itemIds: items.map(newId), id: command.request.existing?.id ?? newId() };
}

/** Points, photos and signs of risk of the sales, and the one call that writes them. */
async function write(db: Db, sales: readonly PreparedSale[], now: Date, shortage?: Shortage): Promise<Answer[]> {
  const complete = [];
  const answers = new Map<PreparedSale, Answer>();
  for (const sale of sales) {
    const points = calculateSaleOf(sale, shortage ?? {});
    const refusal = pointsProblem(sale.facts.settings, points);
    // What is left in the budgets may make it less: that is asked for one sale alone.
    if (refusal) answers.set(sale, { outcome: shortage ? 'points' : 'individual', id: sale.id, refusal });
    else complete.push({ sale, points, fileIds: await claimFiles(db, sale.context, sale.request.body.fileIds ?? []) });
  }
  if (complete.length === 0) return [...answers.values()];
  const sent = complete.filter(({ sale }) => sale.request.submit);
  const flags = await findFlags(
    db,
    sent.map(({ sale, points, fileIds }) => ({ facts: sale.facts, input: flagInputOf(sale, points, fileIds) })),
  );
  const payloads = complete.map((one) => payloadOf(one.sale, one.points, one.fileIds, flags[sent.indexOf(one)] ?? []));
  const rows = await prepared<{ answer: Answer }>(
    db,
    'sales.register',
    CompiledQuery.raw('select answer from sale_register_batch($1::jsonb, $2, true) as answer', [
      JSON.stringify(payloads),
      now,
    ]),
  );
  for (const [index, { answer }] of rows.entries()) answers.set(complete[index]!.sale, answer);
  return sales.map((sale) => answers.get(sale)!);
}

/**
 * One sale: what keeps it from being saved leaves its former version in place. A promotion whose budget is spent gives
 * its rest or nothing, and the sale goes on.
 */
async function writeOne(db: Db, sale: PreparedSale, now: Date): Promise<Answer> {
  const without = new Set<string>();
  const budgets = new Map<string, number>();
  const attempt = () =>
    inSavepoint(db, async (tx) => {
      const [answer] = await write(tx, [sale], now, { without, budgets });
      if (answer!.outcome !== 'saved') throw new NotSaved(answer!);
      return answer!;
    });
  let knowsBudgets = false;
  for (;;) {
    try {
      return await withBudget(db, sale.context.memberId, attempt);
    } catch (error) {
      if (error instanceof NotSaved && error.answer.outcome === 'points' && !knowsBudgets) {
        const lefts = await readBudgetsLeft(db, sale.facts.rules, sale.request.existing?.id);
        for (const [id, left] of lefts) budgets.set(id, left);
        knowsBudgets = true;
        continue;
      }
      if (error instanceof NotSaved && error.answer.outcome !== 'short') return error.answer;
      if (violatedConstraint(error) === 'sales_external') return { outcome: 'external_id', id: sale.id };
      if (!(error instanceof BudgetSpent) || without.has(error.promotionId)) throw error;
      const { promotionId } = error;
      const left = await readBudgetLeft(db, promotionId);
      // Others may take the rest meanwhile: each turn asks for less, and the last one for nothing.
      if (left > 0 && left < (budgets.get(promotionId) ?? Infinity)) budgets.set(promotionId, left);
      else without.add(promotionId);
    }
  }
}

/** The answer of the database in the words of the form; a conflict about a number is noted at the sale that holds it. */
async function resultOf(db: Db, sale: PreparedSale, answer: Answer): Promise<RegisterResult> {
  const { outcome, id, state, detail } = answer;
  switch (outcome) {
    case 'saved':
      return { id };
    case 'state':
      return { refusal: problem('SALE_STATUS') };
    case 'conflict':
      return { refusal: problem('VERSION_CONFLICT') };
    case 'external_id':
      return { refusal: await externalIdProblem(db, sale) };
    case 'refused':
      await recordConflict(db, sale, detail);
      return { refusal: claimProblem(state, sale.itemIds.indexOf(detail ?? '')) };
    case 'points':
      return { refusal: answer.refusal! };
    case 'short':
    case 'individual':
      return 'individual';
  }
}

/** A sale that was sent before keeps its promotions, whatever runs now (domain.md 3.22). It always comes by itself. */
const rulesOfFirst = async (db: Db, [command]: readonly SaleCommand[]): Promise<OwnRules | undefined> =>
  command?.request.existing?.submittedAt ? readOwnRules(db, command.request.existing.id) : undefined;

async function withRuleSet(db: Db, facts: readonly Facts[], own: OwnRules | undefined): Promise<Facts[]> {
  const [first] = facts;
  if (!first) return [];
  const rateKopecks = own?.rateKopecks ?? first.settings.rateKopecks;
  // Shops of one clock have the same list.
  const sets = new Map<Facts['rules'], string>();
  for (const { rules } of facts) {
    if (!sets.has(rules)) sets.set(rules, await saveRuleSet(db, { rules, rateKopecks }));
  }
  const firstProducts = own?.products ?? undefined;
  return facts.map((one) => ({
    ...one,
    ruleSetId: sets.get(one.rules),
    firstProducts,
    settings: { ...one.settings, rateKopecks },
  }));
}

/** Other units than before: the member's later sales may have lost what they were given by these. */
async function settleAgain(db: Db, sale: PreparedSale, now: Date): Promise<void> {
  const { memberId } = sale.context;
  const { own } = await settle({ db, now, memberId, saleId: sale.id, ref: refOf(sale) });
  if (own > 0) await sql`update sales set points_total = points_total - ${own} where id = ${sale.id}`.execute(db);
}

/**
 * Writes sales in one transaction: accounts locked in one order, facts read under the locks, and each sale judged by
 * them. One sale and several take the same way; what several cannot settle between them comes individually.
 */
export function registerSales(db: Db, commands: readonly SaleCommand[], now: Date): Promise<RegisterResult[]> {
  return inTransaction(db, async (tx) => {
    const own = await rulesOfFirst(tx, commands);
    const live = own ? { all: own.rules, at: () => own.rules } : await liveRules(tx, now);
    // The second sale of a shop has to see what the first one got.
    if (commands.length > 1 && live.all.some(limitsStores)) return commands.map(() => 'individual');
    await lockMembers(
      tx,
      commands.map(({ context }) => context.memberId),
    );
    const queries = commands.map((command) => ({
      memberId: command.context.memberId,
      storeId: command.request.body.storeId,
      saleDate: saleDayOf(command.request.body).saleDate,
      items: readItems(command.request.body),
      now,
      saleId: command.request.existing?.id,
      sentBefore: command.request.existing?.submittedAt ?? undefined,
      key: command.context.key,
    }));
    const facts = await withRuleSet(tx, await readFacts(tx, queries, live, { forWrite: true }), own);
    const prepared = commands.map((command, index) => prepare(command, facts[index]!));
    const sales = prepared.filter(isPrepared);
    const [only] = sales;
    const answers = commands.length === 1 && only ? [await writeOne(tx, only, now)] : await write(tx, sales, now);
    if (only?.request.existing?.submittedAt && answers[0]?.outcome === 'saved') await settleAgain(tx, only, now);
    const results: RegisterResult[] = [];
    for (const one of prepared) {
      results.push(isPrepared(one) ? await resultOf(tx, one, answers[sales.indexOf(one)]!) : one);
    }
    return results;
  });
}

/** One sale, new or existing, for callers that have no list. Returns its id; a repeat of the key finds the first one. */
export async function saveSale(context: CommandContext, request: SaveRequest): Promise<string> {
  // An answer to a question is sent or not written at all: a half-edited sale must keep its points.
  if (request.existing?.status === 'clarification' && !request.submit) throw problem('SALE_STATUS');
  const [result] = await registerSales(context.db, [{ context, request }], context.now);
  if (typeof result !== 'object') throw new Error('A sale by itself must be answered');
  if ('refusal' in result) throw result.refusal;
  return result.id;
}
