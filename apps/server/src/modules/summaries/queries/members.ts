import type { OperationType } from '@pribavka/api';

import { everyDay } from '../../../core/every-day.ts';
import type { Db } from '../../../db/open.ts';
import type { Scope } from '../../../http/scope.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { addDays } from '../../../core/calendar.ts';
import { readSettings } from '../../points-settings/index.ts';
import { readExpiring } from '../repository/expiring.ts';
import type { SummaryFilters } from '../repository/filters.ts';
import { readPeriod } from '../domain/period.ts';
import { type DaySum, readRows } from '../repository/rows.ts';

interface Moved {
  earned: number;
  activated: number;
  expired: number;
}

const kinds: Partial<Record<OperationType, keyof Moved>> = {
  SALE_ACCRUAL: 'earned',
  PROMO_ACCRUAL: 'earned',
  ACTIVATION: 'activated',
  EXPIRATION: 'expired',
};

/** Points that moved on each day that had any. */
function movedByDay(rows: readonly DaySum[]): (Moved & { day: string })[] {
  const days = new Map<string, Moved & { day: string }>();
  for (const { day, type, points } of rows) {
    const kind = kinds[type];
    if (kind === undefined) continue;
    const found = days.get(day) ?? { day, earned: 0, activated: 0, expired: 0 };
    days.set(day, { ...found, [kind]: found[kind] + points });
  }
  return [...days.values()];
}

const sumOf = (rows: readonly Moved[]): Moved => ({
  earned: rows.reduce((sum, row) => sum + row.earned, 0),
  activated: rows.reduce((sum, row) => sum + row.activated, 0),
  expired: rows.reduce((sum, row) => sum + row.expired, 0),
});

const sleepDays = 90;

/** «Участники и баллы»: people of the reader's shops and their points by the moment of the posting. */
export async function summariseMembers(
  db: Db,
  query: SummaryFilters & { from: string; to: string },
  reader: { scope: Scope; now: Date },
) {
  const { current, previous } = readPeriod(query);
  const rows = readRows(db, reader.scope, query);
  const whole = { from: previous.from, to: current.to };
  const asleep = addDays(programmeDay(reader.now), -sleepDays);
  const [postings, people, activeNow, activeBefore, owed, expiring, settings] = await Promise.all([
    rows.postings(whole),
    rows.people(whole, asleep),
    rows.active(current),
    rows.active(previous),
    rows.owed(),
    readExpiring(db, reader.scope, query, reader.now),
    readSettings(db),
  ]);
  const moved = movedByDay(postings);
  const movedNow = moved.filter(({ day }) => day >= current.from);
  const newByDay = new Map(people.joined.map(({ day, n }) => [day, n]));
  const joined = (isMine: (day: string) => boolean): number =>
    people.joined.reduce((sum, { day, n }) => (isMine(day) ? sum + n : sum), 0);
  const series = everyDay<Moved>(current, movedNow, { earned: 0, activated: 0, expired: 0 });
  return {
    newMembers: joined((day) => day >= current.from),
    activeMembers: activeNow,
    ...sumOf(movedNow),
    previous: {
      newMembers: joined((day) => day < current.from),
      activeMembers: activeBefore,
      ...sumOf(moved.filter(({ day }) => day < current.from)),
    },
    byStatus: people.statuses
      .map(({ status, n }) => ({ status, count: n }))
      .toSorted((a, b) => (a.status < b.status ? -1 : 1)),
    sleepingMembers: people.sleeping,
    liabilityPoints: owed.points,
    liabilityKopecks: owed.points * settings.rateKopecks,
    expiringPoints: expiring,
    debtPoints: owed.debt,
    series: series.map((row) => ({ ...row, newMembers: newByDay.get(row.date) ?? 0 })),
  };
}
