export { housekeepingJobs } from './jobs.ts';
