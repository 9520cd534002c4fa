import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { fileUrl } from '../../../core/files/files.ts';
import type { Output } from '../../../http/contract.ts';
import { programmeDay, wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import type { Actor } from '../../../http/actor.ts';
import {
  budgetLeft,
  isBudgetLow,
  mechanicOf,
  periodEnd,
  type PromotionRecord,
  readOwnProgress,
} from '../../promotion-rules/index.ts';
import { badgeOf, benefitOf } from '../texts/badges.ts';

export type PromotionCard = Output<'promotions.list'>['items'][number];

const dayMs = 86_400_000;

async function brandNames(db: Db, records: readonly PromotionRecord[]): Promise<Map<string, string>> {
  const ids = [...new Set(records.flatMap((record) => record.conditions.brandIds ?? []))];
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: string;
    name: string;
  }>`select id, name from brands where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.name]));
}

const daysLeft = (record: PromotionRecord, clock: Date): number | null => {
  if (periodEnd(record.endsAt) <= clock) return null;
  const days = (new Date(programmeDay(record.endsAt)).getTime() - new Date(programmeDay(clock)).getTime()) / dayMs;
  return Math.max(0, Math.round(days));
};

function stateOf(record: PromotionRecord, clock: Date): PromotionCard['state'] {
  if (record.status === 'finished' || periodEnd(record.endsAt) <= clock) return 'finished';
  // A budget that is spent pauses the promotion by itself: the seller reads why, not how.
  if (budgetLeft(record) === 0) return 'budget_spent';
  if (record.status === 'paused') return 'paused';
  return record.startsAt > clock ? 'soon' : 'active';
}

/** When cards are read: the moment, and the clock of the reader's shop (`ownClock`). */
export interface CardTimes {
  readonly now: Date;
  readonly clock: Date;
}

/** Cards as a seller sees them, with what he has earned by each. */
export async function promotionCards(
  db: Db,
  records: readonly PromotionRecord[],
  reader: Pick<Actor, 'id' | 'storeId' | 'roleCode'>,
  { now, clock }: CardTimes,
): Promise<PromotionCard[]> {
  const brands = await brandNames(db, records);
  const progress = reader.roleCode === 'member' ? await readOwnProgress(db, records, reader, now) : undefined;
  return records.map((record) => {
    const mine = progress?.get(record.id);
    const hasBegun = mine !== undefined && (mine.units > 0 || mine.points > 0);
    return {
      id: record.id,
      name: record.name,
      shortText: record.shortText,
      benefit: benefitOf(mechanicOf(record)),
      badge: badgeOf(mechanicOf(record)),
      imageUrl: record.imageFileId ? fileUrl(record.imageFileId, true) : null,
      startsAt: wireDateTime(record.startsAt),
      endsAt: wireDateTime(record.endsAt),
      submitUntil: wireDateTimeOrNull(record.submitUntil),
      daysLeft: daysLeft(record, clock),
      state: stateOf(record, clock),
      budgetLow: isBudgetLow(record),
      mechanic: record.mechanic,
      brands: (record.conditions.brandIds ?? []).flatMap((id) => brands.get(id) ?? []).slice(0, 50),
      progress:
        mine && (hasBegun || mine.target !== null || mine.left !== null || mine.nextStep !== null) ? mine : null,
    };
  });
}
