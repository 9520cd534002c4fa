import type { Job } from '../../jobs/jobs.ts';
import { exportMembers } from './export.ts';
import { expirePassports } from './passport/expire.ts';

export const membersJobs: readonly Job[] = [exportMembers, expirePassports] as Job[];
