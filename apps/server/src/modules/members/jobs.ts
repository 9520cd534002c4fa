import type { Job } from '../../jobs/jobs.ts';
import { processJobs } from '../logs/process-kinds.ts';
import { exportMembers } from './export.ts';

processJobs.set('member_export', exportMembers);

export const membersJobs: readonly Job[] = [exportMembers as Job];
