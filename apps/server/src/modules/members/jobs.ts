import type { Job } from '../../jobs/jobs.ts';
import { exportMembers } from './exports/members.ts';
import { forgetNamesOfDeleted } from './jobs/forget-names.ts';
import { sendLetter } from './jobs/send-letter.ts';

export const membersJobs: readonly Job[] = [exportMembers, sendLetter, forgetNamesOfDeleted] as Job[];
