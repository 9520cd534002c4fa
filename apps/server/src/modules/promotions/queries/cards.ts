import { sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { fileUrl } from '../../../core/files/files.ts';
import type { Output } from '../../../http/contract.ts';
import { programmeDay, wireDateTime, wireDateTimeOrNull } from '../../../http/wire-date.ts';
import { periodEnd, mechanicOf, isBudgetLow, type PromotionRecord, readProgress } from '../../promotion-rules/index.ts';
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

const daysLeft = (record: PromotionRecord, now: Date): number | null => {
  if (periodEnd(record.endsAt) <= now) return null;
  const days = (new Date(programmeDay(record.endsAt)).getTime() - new Date(programmeDay(now)).getTime()) / dayMs;
  return Math.max(0, Math.round(days));
};

/** Cards as a seller sees them, with what he has earned by each. */
export async function promotionCards(
  db: Db,
  records: readonly PromotionRecord[],
  memberId: string,
  now: Date,
): Promise<PromotionCard[]> {
  const brands = await brandNames(db, records);
  const progress = await readProgress(
    db,
    memberId,
    records.map((record) => record.id),
  );
  return records.map((record) => {
    const mine = progress.get(record.id);
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
      daysLeft: daysLeft(record, now),
      budgetLow: isBudgetLow(record),
      mechanic: record.mechanic,
      brands: (record.conditions.brandIds ?? []).flatMap((id) => brands.get(id) ?? []).slice(0, 50),
      progress: mine ? { ...mine, target: null, limit: null, left: null, nextStep: null } : null,
    };
  });
}
