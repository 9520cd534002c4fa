import { fitsPattern, readSerial, shopToday } from '@pribavka/forms/rules';
import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { problem } from '../../../http/problem.ts';
import { programmeDay, wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { activationTime } from '../../points-settings/index.ts';
import { formulaParts, liveRules, readBudgetsLeft, readOwnRules } from '../../promotion-rules/index.ts';
import { readFacts, readProducts } from '../commands/register/facts.ts';
import { readItems, readReceipt, saleDayOf } from '../commands/register/input.ts';
import { withSerials } from '../commands/register/serials.ts';
import { boundsProblem, findIssues, pointsProblem, submitUntil, totalProblem } from '../commands/register/validate.ts';
import { calculateSale } from '../domain/preview.ts';
import { memberOf } from '../policy/member.ts';
import { mostLines } from '../repository/items.ts';
import { readSerials, registryProblem, serialPlace } from '../repository/serials.ts';

/** Says whether the number is free, never whose it is. */
export async function checkSerial(ctx: Ctx<'sales.checkSerial'>): Promise<Output<'sales.checkSerial'>> {
  const { productId, serialNumber, saleId } = ctx.query;
  const now = ctx.now();
  const product = (await readProducts(ctx.db, [productId], programmeDay(now))).get(productId);
  if (!product) throw problem('PRODUCT_NOT_FOUND');
  const example = product.serialExample;
  const read = readSerial(serialNumber, product);
  if (!read.ok) return { available: false, reason: read.problem, claimedAt: null, example };
  if (!fitsPattern(product.serialPattern, read.serial)) {
    return { available: false, reason: 'pattern', claimedAt: null, example };
  }
  const serial = { productId, serialKey: read.key };
  const registered = registryProblem(
    product,
    (await readSerials(ctx.db, [serial], new Map([[productId, product]]))).get(serialPlace(serial)),
  );
  if (registered) return { available: false, reason: registered, claimedAt: null, example };
  const { rows } = await sql<{ claimedAt: Date }>`
    select claimed_at from serial_claims where product_id = ${productId} and serial_key = ${serial.serialKey}
      and (live_until is null or live_until > ${now}) and sale_id is distinct from ${saleId ?? null}::uuid`.execute(
    ctx.db,
  );
  const claim = rows[0];
  return {
    available: claim === undefined,
    reason: claim ? 'claimed' : null,
    claimedAt: claim ? wireDateTime(claim.claimedAt) : null,
    example,
  };
}

/** The member's sale that is being corrected, if it has been sent before. */
async function readSent(db: Db, id: string | undefined, memberId: string) {
  if (id === undefined) return undefined;
  const { rows } = await sql<{ id: string; submittedAt: Date }>`
    select id, submitted_at from sales where id = ${id} and member_id = ${memberId} and submitted_at is not null`.execute(
    db,
  );
  return rows[0];
}

/** «Сколько начислим»: the same calculation the registration uses, with what would stand in its way. */
export async function previewSale(ctx: Ctx<'sales.calculate'>): Promise<Output<'sales.calculate'>> {
  const { body } = ctx;
  const now = ctx.now();
  const { memberId, userExternalId, phone } = body;
  const member = await memberOf(ctx, { memberId, userExternalId, phone });
  const sold = saleDayOf(body);
  const asked = readItems(body);
  const sent = await readSent(ctx.db, body.saleId, member);
  // A sale that was sent before keeps its promotions and its place among the member's sales (domain.md 3.22).
  const own = sent && (await readOwnRules(ctx.db, sent.id));
  const live = own ? { at: () => own.rules } : await liveRules(ctx.db, now);
  const place = { saleId: sent?.id, sentBefore: sent?.submittedAt };
  const query = { memberId: member, storeId: body.storeId, saleDate: sold.saleDate, items: asked, now, ...place };
  const [read] = await readFacts(ctx.db, [query], live, { forWrite: false });
  if (!read) throw new Error('Facts are read for every query');
  const rateKopecks = own?.rateKopecks ?? read.settings.rateKopecks;
  const items = withSerials(asked, read.products);
  const firstProducts = own?.products ?? undefined;
  const facts = { ...read, firstProducts, settings: { ...read.settings, rateKopecks } };
  // What is asked of a budget that is nearly spent is what the registration would be given.
  const budgets = await readBudgetsLeft(ctx.db, facts.rules, sent?.id);
  const saleDate = sold.saleDate ?? shopToday(facts.store, now);
  const submittedOn = shopToday(facts.store, sent?.submittedAt ?? now);
  const days = { saleDate, submittedOn, soldAt: readReceipt(body.receipt).receipt?.at };
  const made = calculateSale(facts, items, days, { budgets });
  const excess = boundsProblem(facts.settings, items) ?? totalProblem(items) ?? pointsProblem(facts.settings, made);
  if (excess) throw excess;
  const day = { ...sold, saleDate, receiptProblem: undefined };
  const issues = findIssues(facts, { ...day, items, submittedOn, now });
  // A field not filled in yet is no warning.
  const quiet = new Set(['SALE_EMPTY', 'SALE_SERIAL_REQUIRED', 'VALIDATION']);
  return {
    total: made.total,
    lines: items.map((item, index) => {
      const line = made.items[index]!;
      return {
        productId: item.productId,
        quantity: item.quantity,
        base: line.base.points,
        baseFormula: line.base.formula,
        promotions: line.bonuses.slice(0, mostLines).map((bonus) => ({
          promotionId: bonus.promotionId,
          name: bonus.name,
          points: bonus.points,
          explanation: bonus.explanation,
        })),
        points: line.points,
        formula: formulaParts({
          ...line,
          basePoints: line.base.points / item.quantity,
          quantity: item.quantity,
        }),
      };
    }),
    warnings: issues
      .filter((issue) => !quiet.has(issue.code))
      .map((issue) => {
        const index = /^items\[(\d+)\]/.exec(issue.field)?.[1];
        const productId = index === undefined ? null : (items[Number(index)]?.productId ?? null);
        return { code: issue.code, text: problem(issue.code, issue.params as never).message, productId };
      }),
    expectedDecisionAt: wireDateTime(new Date(now.getTime() + facts.settings.moderationSlaHours * 3_600_000)),
    activateAt: wireDateTimeOrNull(activationTime(facts.settings, saleDate, now)),
    submitUntil: submitUntil(facts.settings, saleDate, sold.receiptDay),
  };
}
