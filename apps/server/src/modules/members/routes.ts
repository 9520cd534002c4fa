import { sql } from 'kysely';

import { defineHandlers } from '../../http/handlers.ts';
import { notFound } from '../../http/problem.ts';
import { decideMany } from './commands/decide-many.ts';
import { memberCard } from './queries/card.ts';
import { eraseHandlers } from './erase-handlers.ts';
import { exportHandlers } from './exports/members.ts';
import { blindOf } from './repository/filters.ts';
import { writeLetter } from './commands/write-letter.ts';
import { listMembers } from './queries/list.ts';
import { adminPassportHandlers } from '../passports/admin.ts';
import { ownPassportHandlers } from '../passports/own.ts';
import { memberRows } from './repository/rows.ts';
import { membersInScope } from './policy.ts';
import { readSignIns } from './queries/sign-ins.ts';
import { updateMember } from './commands/update-member.ts';

const peopleHandlers = defineHandlers({
  'members.list': (ctx) =>
    listMembers(ctx.db, ctx.body, {
      scope: ctx.scope,
      now: ctx.now(),
      contacts: ctx.actor.grants.has('memberPage.memberCard:read'),
      blind: blindOf(ctx),
    }),

  'members.get': (ctx) => memberCard(ctx.db, ctx.params.id, { actor: ctx.actor, scope: ctx.scope, now: ctx.now() }),

  'members.signIns': (ctx) => readSignIns(ctx.db, ctx.params.id, ctx.scope),

  'members.letter': writeLetter,
  'members.update': updateMember,
  'members.decideMany': decideMany,

  'members.infoByPhone': async (ctx) => {
    const { rows } = await sql<{ id: string }>`
      select u.id from users u
      where u.phone = ${ctx.query.phone} and u.status <> 'deleted' and ${membersInScope(ctx.scope)}`.execute(ctx.db);
    const ids = rows.map((row) => row.id);
    const [member] = ids.length > 0 ? await memberRows(ctx.db, ids, { contacts: true, now: ctx.now() }) : [];
    if (!member) throw notFound();
    return {
      id: member.id,
      fullName: member.fullName,
      phone: member.phone ?? '',
      status: member.status,
      store: member.store,
      partner: member.partner,
      points: { active: member.active, pending: member.pending, debt: member.debt },
    };
  },
});

export const membersHandlers = {
  ...peopleHandlers,
  ...adminPassportHandlers,
  ...ownPassportHandlers,
  ...exportHandlers,
  ...eraseHandlers,
};
