import { exportTechnical } from './export.ts';
import { redeliverWebhooks } from './webhooks/redeliver.ts';
import { resumeWebhooks } from './webhooks/resume.ts';
import type { Job } from '../../jobs/jobs.ts';

export const technicalJobs: readonly Job[] = [exportTechnical, redeliverWebhooks, resumeWebhooks] as Job[];
