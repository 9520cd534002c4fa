import type { Job } from '../../jobs/jobs.ts';
import { exportStoreGroups } from './export.ts';

export const storeGroupsJobs: readonly Job[] = [exportStoreGroups] as Job[];
