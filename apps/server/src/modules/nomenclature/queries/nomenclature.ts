import { type Reader } from '../queries/lookup.ts';

export const reader = (ctx: Omit<Reader, 'now'> & { now: () => Date }): Reader => ({
  actor: ctx.actor,
  scope: ctx.scope,
  now: ctx.now(),
});
