import type { Job } from '../../jobs/jobs.ts';
import { sendRecoveryLetter } from './repository/recovery.ts';

export const sessionsJobs: readonly Job[] = [sendRecoveryLetter] as Job[];
