export { keysJobs, rotateKeys } from './jobs.ts';
export { opensWhatIsThere } from './queries/opens.ts';
