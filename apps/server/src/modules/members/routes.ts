import { listMembersFor, findMemberByPhone } from './queries/members.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { decideMany } from './commands/decide-many.ts';
import { memberCard } from './queries/card.ts';
import { writeLetter } from './commands/write-letter.ts';
import { readMemberSignIns } from './queries/sign-ins.ts';
import { createStoreRequest, decideStoreRequest, withdrawStoreRequest } from './commands/store-requests.ts';
import { lastStoreRequest } from './repository/store-requests.ts';
import { updateMember } from './commands/update-member.ts';
import { eraseMember } from './commands/erase.ts';
import { startMembersExport, startMembersListExport } from './exports/members.ts';
import { readMemberPassport, decidePassport, resendPassport } from './commands/passport.ts';

/** What the area answers. */
export const membersRoutes = defineHandlers({
  'members.list': listMembersFor,
  'members.get': (ctx) => memberCard(ctx.db, ctx.params.id, { actor: ctx.actor, scope: ctx.scope, now: ctx.now() }),
  'members.signIns': (ctx) => readMemberSignIns(ctx.db, ctx.params.id, ctx.scope),
  'members.letter': writeLetter,
  'members.update': updateMember,
  'members.decideMany': decideMany,
  'members.infoByPhone': findMemberByPhone,
  'members.erase': eraseMember,
  'members.export': startMembersExport,
  'members.exportList': startMembersListExport,
  'members.decideStore': decideStoreRequest,
  'storeRequests.own': (ctx) => lastStoreRequest(ctx.db, ctx.actor.id),
  'storeRequests.create': createStoreRequest,
  'storeRequests.withdraw': withdrawStoreRequest,
  'members.passport': readMemberPassport,
  'members.decidePassport': decidePassport,
  'members.resendPassport': resendPassport,
});
