import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../db/open.ts';
import { namesPattern, pseudonymOf } from '../domain/pseudonym.ts';

interface Text {
  table: string;
  /** Columns people write into, with the length they may have. */
  columns: Readonly<Record<string, number>>;
  where: (member: string) => RawBuilder<unknown>;
}

const ofMember = (column: string) => (member: string) => sql`${sql.ref(column)} = ${member}::uuid`;
const ofRows = (column: string, table: string, owner: string) => (member: string) =>
  sql`${sql.ref(column)} in (select id from ${sql.table(table)} where ${sql.ref(owner)} = ${member}::uuid)`;

/**
 * Where a member is named in what is kept: his own words, and those of the people who answered him or decided. One act
 * over the tables of several areas, because a name has to leave all of them or none.
 */
const texts: readonly Text[] = [
  { table: 'users', columns: { status_reason: 1000 }, where: ofMember('id') },
  { table: 'user_status_events', columns: { reason: 2000 }, where: ofMember('user_id') },
  { table: 'tax_profile_events', columns: { reason: 2000 }, where: ofMember('user_id') },
  {
    table: 'sales',
    columns: { comment: 1000, reason_text: 1000, sale_date_reason: 300 },
    where: ofMember('member_id'),
  },
  { table: 'sale_items', columns: { reason_text: 1000 }, where: ofRows('sale_id', 'sales', 'member_id') },
  { table: 'sale_messages', columns: { text: 2000 }, where: ofRows('sale_id', 'sales', 'member_id') },
  { table: 'sale_events', columns: { text: 2000 }, where: ofRows('sale_id', 'sales', 'member_id') },
  { table: 'withdrawals', columns: { comment: 1000, failure_text: 1000 }, where: ofMember('member_id') },
  {
    table: 'withdrawal_events',
    columns: { comment: 1000 },
    where: ofRows('withdrawal_id', 'withdrawals', 'member_id'),
  },
  {
    table: 'payout_overrides',
    columns: { reason: 1000, comment: 1000 },
    where: ofRows('withdrawal_id', 'withdrawals', 'member_id'),
  },
  { table: 'tunings', columns: { comment: 1000, decision_comment: 1000 }, where: ofMember('member_id') },
  { table: 'support_requests', columns: { subject: 200, contact_name: 200 }, where: ofMember('author_id') },
  { table: 'support_messages', columns: { text: 5000 }, where: ofRows('request_id', 'support_requests', 'author_id') },
  { table: 'files', columns: { name: 255 }, where: ofMember('owner_id') },
];

/** Names the account had: an entry of the journal about it, or of its own, has the one of its day. */
async function formerNames(tx: Db, member: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct n.name from audit_entries e cross join lateral (values
        (case when e.actor_id = ${member}::uuid then e.actor_name end),
        (case when e.entity_id = ${member} and e.entity_type in ('member', 'passport', 'session') then e.entity_label end),
        (case when e.entity_id = ${member} and e.entity_type = 'member' then concat_ws(' ', e.before ->> 'lastName',
          e.before ->> 'firstName', e.before ->> 'middleName') end)) n(name)
    where (e.actor_id = ${member}::uuid or e.entity_id = ${member}) and n.name <> ''`.execute(tx);
  return rows.map(({ name }) => name);
}

async function replaceIn(tx: Db, text: Text, member: string, pattern: string, label: string): Promise<void> {
  const columns = Object.entries(text.columns);
  const set = columns.map(
    ([name, longest]) => sql`${sql.ref(name)} = replace_names(${sql.ref(name)}, ${pattern}, ${label}, ${longest}::int)`,
  );
  const found = columns.map(([name]) => sql`${sql.ref(name)} ~ ${pattern}`);
  await sql`update ${sql.table(text.table)} set ${sql.join(set)}
    where ${text.where(member)} and (${sql.join(found, sql` or `)})`.execute(tx);
}

/** What of the member an entry of the journal can be about. */
async function subjectsOf(tx: Db, member: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ${member} as id
    union all select id::text from sales where member_id = ${member}::uuid
    union all select id::text from withdrawals where member_id = ${member}::uuid
    union all select id::text from tunings where member_id = ${member}::uuid
    union all select id::text from support_requests where author_id = ${member}::uuid`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Puts «Удалённый участник № …» in the place of a deleted member's names in the journal, comments and messages; the rest
 * of a text stays (domain 3.23, ADR 72). `names` are those of the account, which has lost them already.
 */
export async function forgetNames(tx: Db, member: string, names: readonly string[]): Promise<void> {
  const { externalId } = await tx
    .selectFrom('users')
    .select('externalId')
    .where('id', '=', member)
    .executeTakeFirstOrThrow();
  const label = pseudonymOf(externalId);
  const pattern = namesPattern([...names, ...(await formerNames(tx, member))]);
  if (pattern !== null) for (const text of texts) await replaceIn(tx, text, member, pattern, label);
  await sql`select audit_forget(${member}::uuid, ${await subjectsOf(tx, member)}::text[], ${pattern}::text,
    ${label})`.execute(tx);
}
