export { keysJobs, rotateKeys } from './jobs.ts';
export { readKeyUse, readKnownKeys } from './queries/use.ts';
export { opensWhatIsThere } from './queries/opens.ts';
