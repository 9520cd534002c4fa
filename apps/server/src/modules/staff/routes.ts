import { defineHandlers } from '../../http/handlers.ts';
import { listStaff, readStaff } from './repository.ts';
import { createStaff, inviteAgain, updateStaff } from './commands/write.ts';

/** What the area answers. */
export const staffRoutes = defineHandlers({
  'staff.list': (ctx) => listStaff(ctx),
  'staff.get': (ctx) => readStaff(ctx.db, ctx.params.id, ctx.now()),
  'staff.create': createStaff,
  'staff.invite': inviteAgain,
  'staff.update': updateStaff,
});
