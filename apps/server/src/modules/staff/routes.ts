import { defineHandlers } from '../../http/handlers.ts';
import { listStaff, readStaff } from './repository.ts';
import { decideChange } from './commands/decide-change.ts';
import { resetSecondFactor } from './commands/reset-second-step.ts';
import { createStaff, inviteAgain, updateStaff } from './commands/write.ts';

/** What the area answers. */
export const staffRoutes = defineHandlers({
  'staff.list': (ctx) => listStaff(ctx),
  'staff.get': (ctx) => readStaff(ctx.db, ctx.params.id, { actor: ctx.actor, at: ctx.now() }),
  'staff.create': createStaff,
  'staff.invite': inviteAgain,
  'staff.update': updateStaff,
  'staff.decideChange': decideChange,
  'secondFactor.reset': resetSecondFactor,
});
