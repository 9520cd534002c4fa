import { defineHandlers } from '../../http/handlers.ts';
import { createOwnPassport, updateOwnPassport, uploadPassportScan } from './commands/own.ts';

/** What the area answers. */
export const passportsRoutes = defineHandlers({
  'users.createPassport': createOwnPassport,
  'users.updatePassport': updateOwnPassport,
  'users.uploadPassportScan': uploadPassportScan,
});
