import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import { newId } from '../../ids.ts';
import type { SeedContext } from '../context.ts';
import { supportRequests, type SupportSeed } from '../data/support.ts';
import { staff as people } from '../data/staff.ts';
import type { SeededMember } from './members.ts';

export interface SupportParts {
  staff: ReadonlyMap<string, string>;
  members: readonly SeededMember[];
  partners: ReadonlyMap<string, string>;
  manufacturers: ReadonlyMap<string, string>;
}

interface Author {
  id: string | null;
  partnerId: string | null;
  manufacturerId: string | null;
  byCompany: boolean;
  contact?: { name: string; phone?: string; email?: string };
}

const hour = 3_600_000;

function authorOf(seed: SupportSeed, parts: SupportParts, others: readonly SeededMember[]): Author {
  const { author } = seed;
  if (typeof author === 'object') {
    return { id: null, partnerId: null, manufacturerId: null, byCompany: false, contact: author };
  }
  if (author === 'partner' || author === 'manufacturer') {
    const person = people.find(({ key }) => key === author);
    const partnerId = person?.partner ? (parts.partners.get(person.partner) ?? null) : null;
    const manufacturerId = person?.manufacturer ? (parts.manufacturers.get(person.manufacturer) ?? null) : null;
    return { id: parts.staff.get(author) ?? null, partnerId, manufacturerId, byCompany: true };
  }
  const member = author === 'demo member' ? parts.members[0] : others[author % others.length];
  return {
    id: member?.id ?? null,
    partnerId: member?.place.partnerId ?? null,
    manufacturerId: null,
    byCompany: false,
  };
}

/** The last sale each of these people has sent. */
async function latestSales(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ memberId: string; id: string }>`
    select distinct on (member_id) member_id, id from sales
    where member_id = any(${[...ids]}::uuid[]) and status <> 'draft' order by member_id, submitted_at desc`.execute(db);
  return new Map(rows.map((row) => [row.memberId, row.id]));
}

/** Requests to support with their threads, as their authors and the desk would have left them. */
export async function writeSupport(db: Db, ctx: SeedContext, parts: SupportParts): Promise<void> {
  const others = parts.members.slice(2).filter((member) => member.status === 'confirmed');
  const made = supportRequests
    .toSorted((a, b) => b.hoursAgo - a.hoursAgo)
    .map((seed) => ({ seed, id: newId(), author: authorOf(seed, parts, others) }));
  const sales = await latestSales(
    db,
    made.flatMap(({ author }) => author.id ?? []),
  );
  const at = (seed: SupportSeed, hours: number): Date =>
    new Date(Math.min(ctx.end.getTime() - (seed.hoursAgo - hours) * hour, ctx.end.getTime()));
  await db
    .insertInto('supportRequests')
    .values(
      made.map(({ seed, id, author }) => {
        const thread = seed.thread ?? [];
        const first = thread.find(([who]) => who === 'support');
        const last = at(seed, thread.at(-1)?.[1] ?? 0);
        const ended = seed.status === 'resolved' || seed.status === 'closed';
        return {
          id,
          authorId: author.id,
          contactName: author.contact?.name ?? null,
          contactPhone: author.contact?.phone ?? null,
          contactEmail: author.contact?.email ?? null,
          partnerId: author.partnerId,
          manufacturerId: author.manufacturerId,
          byCompany: author.byCompany,
          categoryCode: seed.category,
          subject: seed.subject,
          saleId: seed.withSale && author.id ? (sales.get(author.id) ?? null) : null,
          status: seed.status,
          priority: seed.priority ?? ('normal' as const),
          assigneeId: seed.assignee ? (parts.staff.get(seed.assignee) ?? null) : null,
          firstResponseDueAt: new Date(ctx.end.getTime() - (seed.hoursAgo - 24) * hour),
          firstResponseAt: first ? at(seed, first[1]) : null,
          resolvedAt: ended ? last : null,
          closedAt: seed.status === 'closed' ? last : null,
          rating: seed.rating ?? null,
          createdAt: at(seed, 0),
          updatedAt: last,
        };
      }),
    )
    .execute();
  const by = {
    support: 'support' as const,
    note: 'support' as const,
    author: 'author' as const,
    system: 'system' as const,
  };
  await db
    .insertInto('supportMessages')
    .values(
      made.flatMap(({ seed, id, author }) =>
        [['author', 0, seed.text] as const, ...(seed.thread ?? [])].map(([who, hours, text]) => ({
          id: newId(),
          requestId: id,
          at: at(seed, hours),
          author: by[who],
          authorId:
            who === 'author'
              ? author.id
              : who === 'system'
                ? null
                : (parts.staff.get(seed.assignee ?? 'support') ?? null),
          text,
          internal: who === 'note',
        })),
      ),
    )
    .execute();
}
