export { addAdministrator, isStaffAccount, resetSecondStep, unlockStaff } from './commands/administrators.ts';
export { staffJobs } from './jobs.ts';
export { administratorsWaitingFor } from './repository/changes.ts';
export { staffRoutes } from './routes.ts';
export { registerStopChange } from './commands/stop-by-letter.ts';
