export { sweepAndRecord } from './commands/record-sweep.ts';
export { sweepFiles, type SweepReport } from './commands/sweep-files.ts';
export { rulesOf } from './domain/retention.ts';
export { housekeepingJobs } from './jobs.ts';
export { sweepAges } from './repository/file-findings.ts';
export { readRetention, readUnlimited } from './queries/retention.ts';
