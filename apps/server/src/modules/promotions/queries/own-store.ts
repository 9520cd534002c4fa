import { shopToday } from '@pribavka/forms/rules';
import { sql } from 'kysely';

import { shopClock } from '../../../core/calendar.ts';
import type { Ctx } from '../../../http/context.ts';
import type { Output } from '../../../http/contract.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import {
  type PlaceCondition,
  placeRefusalOf,
  type PromotionRecord,
  readPlace,
  type Refusal,
  refusalOf,
  ruleOf,
  saleFactsOf,
} from '../../promotion-rules/index.ts';
import { conditionLines } from '../texts/conditions.ts';
import type { NameOf } from '../repository/names.ts';

type Detail = Output<'promotions.get'>;
type Reach = Pick<Detail, 'available' | 'unavailableReason' | 'store'>;

const refusals: Readonly<Partial<Record<Refusal, string>>> = {
  place: 'Ваша торговая точка не участвует в акции',
  position: 'Акция не для вашей должности',
  tenure: 'Акция не для вашего стажа в программе',
};

/** Why a shop is left out; what the condition names follows where it says something to the seller. */
const reasons: Readonly<Record<PlaceCondition, { text: string; withNames: boolean }>> = {
  partnerIds: { text: 'Акция для сотрудников других партнёров', withNames: true },
  excludePartnerIds: { text: 'Ваш партнёр в акции не участвует', withNames: false },
  regions: { text: 'Акция действует в других регионах', withNames: true },
  excludeRegions: { text: 'В вашем регионе акция не действует', withNames: false },
  storeIds: { text: 'Акция действует в других торговых точках', withNames: true },
  excludeStoreIds: { text: 'Ваша торговая точка исключена из акции', withNames: false },
  storeGroupIds: { text: 'Торговая точка не входит в группы акции', withNames: true },
  excludeStoreGroupIds: { text: 'Торговая точка входит в группу, в которой акция не действует', withNames: false },
};

function placeReason(record: PromotionRecord, condition: PlaceCondition, nameOf: NameOf): string {
  const { text, withNames } = reasons[condition];
  const line = conditionLines(record.conditions, nameOf).find(({ field }) => field === `conditions.${condition}`);
  return (withNames && line ? `${text}: ${line.text}` : text).slice(0, 500);
}

async function readStoreName(ctx: Ctx<'promotions.get'>, id: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from stores where id = ${id}::uuid`.execute(ctx.db);
  return rows[0]?.name ?? '';
}

/** By which a promotion begins and ends for the reader: the clock of the reader's shop, as for a sale there (domain 3.23). */
export async function ownClock({
  db,
  actor,
  now,
}: Pick<Ctx<'promotions.list'>, 'db' | 'actor' | 'now'>): Promise<Date> {
  const { shop } = await readPlace(db, actor.id, actor.storeId);
  return shopClock(shop, now());
}

/** Whether it holds in the seller's own shop and for the seller, and if not, why. */
export async function readReach(ctx: Ctx<'promotions.get'>, record: PromotionRecord, nameOf: NameOf): Promise<Reach> {
  const place = await readPlace(ctx.db, ctx.actor.id, ctx.actor.storeId);
  if (place.storeId === null) {
    return { available: false, unavailableReason: 'Вы не прикреплены к торговой точке', store: null };
  }
  // The nearest day it can be sold on: which weekday or hour that is does not make the promotion a stranger's.
  const [today, first] = [shopToday(place.shop, ctx.now()), programmeDay(record.startsAt)];
  const day = today < first ? first : today;
  const rule = ruleOf(record);
  const { weekdays: _days, timeFrom: _from, timeTo: _to, ...conditions } = rule.conditions;
  const facts = saleFactsOf(place, { saleDate: day, submittedOn: day, soldAt: undefined, rateKopecks: 100 });
  const refusal = refusalOf({ ...rule, conditions, from: day, to: day, submitUntil: undefined }, facts);
  const condition = placeRefusalOf(rule, facts);
  return {
    available: refusal === undefined,
    unavailableReason: refusal === undefined ? null : (refusals[refusal] ?? 'Сейчас акция вам недоступна'),
    store: {
      name: await readStoreName(ctx, place.storeId),
      holds: condition === undefined,
      reason: condition === undefined ? null : placeReason(record, condition, nameOf),
    },
  };
}
