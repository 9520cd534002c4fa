import { defineHandlers } from '../../http/handlers.ts';
import { deleteAccount, sendDeletionCode } from './commands/delete-account.ts';
import { readDeletion } from './queries/deletion.ts';

/** What the area answers. */
export const accountDeletionRoutes = defineHandlers({
  'users.deletion': (ctx) => readDeletion(ctx.db, ctx.actor.id, ctx.now()),
  'users.sendDeletionCode': sendDeletionCode,
  'users.deleteAccount': deleteAccount,
});
