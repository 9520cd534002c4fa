export { checkReason, reasonName, reasonSentence, reasons } from './domain/reasons.ts';
export { memberStatusName, passportStatusName, statusName } from './domain/statuses.ts';
export {
  logActions,
  mechanics,
  operationNames,
  processName,
  registrationRoles,
  taxStatusName,
} from './domain/names.ts';
export { readPositionCode, readPositionName } from './repository.ts';
export { dictionaryRoutes } from './routes.ts';
