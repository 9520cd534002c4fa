export { fieldName, hasFieldName } from './domain/field-names.ts';
export { valueName } from './domain/value-names.ts';
export { logsJobs } from './jobs.ts';
export { changesOf, logRow, readRoleNames, selectEntries } from './repository/entries.ts';
export { readRecordNames } from './repository/record-names.ts';
export { hoursAgo } from './repository/filters.ts';
export { logsRoutes } from './routes.ts';
