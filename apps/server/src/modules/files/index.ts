export { type MoveReport, moveFiles } from './commands/move.ts';
export { fileRows, forEach, isWhole } from './queries/file-rows.ts';
export { filesRoutes } from './routes.ts';
