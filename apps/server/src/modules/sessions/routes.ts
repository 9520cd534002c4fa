import { endOwnSession, endOtherSessions, logOut } from './commands/sessions.ts';
import { defineHandlers } from '../../http/handlers.ts';
import { readOwnSignIns } from './queries/sign-ins.ts';
import { readSessions } from './queries/live-sessions.ts';
import { listSessionsOf, endAllSessionsOf, endOneSessionOf } from './commands/sessions-of.ts';

/** What the area answers. */
export const sessionsRoutes = defineHandlers({
  'auth.logout': logOut,
  'sessions.list': (ctx) => readSessions(ctx.db, ctx.actor.id, ctx.actor.sessionId, ctx.now()),
  'sessions.signIns': (ctx) => readOwnSignIns(ctx.db, ctx.actor.id),
  'sessions.end': endOwnSession,
  'sessions.endOthers': endOtherSessions,
  'sessions.listOf': listSessionsOf,
  'sessions.endAllOf': endAllSessionsOf,
  'sessions.endOneOf': endOneSessionOf,
});
