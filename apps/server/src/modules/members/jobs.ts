import type { Job } from '../../jobs/jobs.ts';
import { exportMembers } from './export.ts';
import { expirePassports } from './passport/expire.ts';
import { sendLetter } from './send-letter.ts';

export const membersJobs: readonly Job[] = [exportMembers, expirePassports, sendLetter] as Job[];
