export { fieldName, hasFieldName } from './domain/field-names.ts';
export { valueName } from './domain/value-names.ts';
export { logsJobs } from './jobs.ts';
export { changesOf, logRow, readEntries, readRoleNames } from './repository/entries.ts';
export { readRecordNames } from './repository/record-names.ts';
export { logsRoutes } from './routes.ts';
