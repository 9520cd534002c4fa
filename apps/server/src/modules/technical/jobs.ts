import { redeliverWebhooks } from './webhooks/redeliver.ts';
import { resumeWebhooks } from './webhooks/resume.ts';
import type { Job } from '../../jobs/jobs.ts';

export const technicalJobs: readonly Job[] = [redeliverWebhooks, resumeWebhooks] as Job[];
