export { addAdministrator, isStaffAccount, unlockStaff } from './commands/administrators.ts';
export { staffRoutes } from './routes.ts';
