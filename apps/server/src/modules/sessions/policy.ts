import { problem } from '../../http/problem.ts';
import { freshAuthMs } from './repository/sessions.ts';
import type { Ctx } from '../../http/context.ts';

/** Sensitive changes need a password given a moment ago, not a session found open (security 14). */
export function requireFreshAuth(ctx: Pick<Ctx<'users.updatePhone'>, 'actor' | 'now'>): void {
  if (ctx.now().getTime() - ctx.actor.authAt.getTime() > freshAuthMs) throw problem('REAUTH_REQUIRED');
}
