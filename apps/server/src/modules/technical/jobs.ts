import { redeliverWebhooks } from './webhooks/redeliver.ts';
import type { Job } from '../../jobs/jobs.ts';

export const technicalJobs: readonly Job[] = [redeliverWebhooks as Job];
