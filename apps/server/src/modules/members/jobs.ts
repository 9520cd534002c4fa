import type { Job } from '../../jobs/jobs.ts';
import { exportMembers } from './export.ts';

export const membersJobs: readonly Job[] = [exportMembers as Job];
