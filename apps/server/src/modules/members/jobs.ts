import type { Job } from '../../jobs/jobs.ts';
import { exportMembers } from './exports/members.ts';
import { expirePassports } from '../passports/jobs.ts';
import { sendLetter } from './jobs/send-letter.ts';

export const membersJobs: readonly Job[] = [exportMembers, expirePassports, sendLetter] as Job[];
