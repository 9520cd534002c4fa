import { sql } from 'kysely';

import type { AuditAction } from '../../core/audit/audit.ts';
import type { Db } from '../../db/open.ts';
import { newId } from '../../ids.ts';
import { daysAgo, type SeedContext } from '../context.ts';
import { staff as people } from '../data/staff.ts';
import type { SeededMember } from './members.ts';

export interface AuditParts {
  staff: ReadonlyMap<string, string>;
  members: readonly SeededMember[];
}

interface Entry {
  key: string;
  day: number;
  hour: number;
  minute: number;
  action: AuditAction;
  entityType: string;
  entityId?: string | undefined;
  entityLabel: string;
  before?: object | undefined;
  after?: object | undefined;
  reason?: string | undefined;
  result?: 'ok' | 'denied';
}

/** Audit entries of the last days: sign-ins, decisions, looks at personal data, an export. */
export async function writeAuditHistory(db: Db, ctx: SeedContext, { staff, members }: AuditParts): Promise<void> {
  const confirmed = members.filter((member) => member.confirmedAt !== undefined);
  const label = (member: SeededMember): string => `${member.lastName} ${member.firstName}`;
  const signIns = people.flatMap((person, index): Entry[] =>
    [4, 2, 1].map((day) => ({
      key: person.key,
      day,
      hour: 9,
      minute: 2 + index * 4,
      action: 'login',
      entityType: 'session',
      entityLabel: 'Вход по паролю',
    })),
  );
  const decisions = confirmed.slice(0, 12).map((member, index): Entry => ({
    key: index % 2 === 0 ? 'moderator' : 'moderator2',
    day: 1 + index,
    hour: 11,
    minute: index * 3,
    action: 'status',
    entityType: 'passport',
    entityId: member.id,
    entityLabel: label(member),
    before: { status: 'on_check' },
    after: { status: 'verified' },
  }));
  const looks = confirmed.slice(3, 8).map((member, index): Entry => ({
    key: 'moderator',
    day: 1 + index,
    hour: 10,
    minute: 41 + index,
    action: 'read_personal',
    entityType: 'passport',
    entityId: member.id,
    entityLabel: label(member),
  }));
  const rest: Entry[] = [
    {
      key: 'admin',
      day: 6,
      hour: 17,
      minute: 5,
      action: 'update',
      entityType: 'points_settings',
      entityLabel: 'Настройки баллов',
      before: { saleSubmitDays: 30 },
      after: { saleSubmitDays: 45 },
    },
    {
      key: 'finance',
      day: 3,
      hour: 16,
      minute: 30,
      action: 'export',
      entityType: 'member',
      entityLabel: 'Участники',
      reason: 'Сверка с партнёром',
    },
    {
      key: 'support',
      day: 2,
      hour: 13,
      minute: 12,
      action: 'update',
      entityType: 'member',
      entityLabel: 'Изменение анкеты',
      result: 'denied',
    },
  ];
  const entries = [...signIns, ...decisions, ...looks, ...rest];
  await db
    .insertInto('auditEntries')
    .values(
      entries.map((entry) => {
        const actor = people.find((person) => person.key === entry.key);
        return {
          id: newId(),
          at: daysAgo(ctx.end, entry.day, entry.hour, entry.minute),
          actorId: staff.get(entry.key) ?? null,
          actorName: actor ? `${actor.lastName} ${actor.firstName}` : '',
          actorRole: actor?.roleCode ?? null,
          actorKind: 'user' as const,
          action: entry.action,
          entityType: entry.entityType,
          entityId: entry.entityId ?? null,
          entityLabel: entry.entityLabel,
          before: entry.before ? JSON.stringify(entry.before) : null,
          after: entry.after ? JSON.stringify(entry.after) : null,
          reason: entry.reason ?? null,
          ip: sql<string>`'203.0.113.24'::inet`,
          result: entry.result ?? ('ok' as const),
        };
      }),
    )
    .execute();
}
