import type { Job } from '../jobs/jobs.ts';
import { deliverMessage } from '../outbox/deliver.ts';
import { adjustmentsJobs } from './adjustments/jobs.ts';
import { housekeepingJobs } from './housekeeping/jobs.ts';
import { keysJobs } from './keys/jobs.ts';
import { ledgerJobs } from './ledger/jobs.ts';
import { logsJobs } from './logs/jobs.ts';
import { membersJobs } from './members/jobs.ts';
import { nomenclatureJobs } from './nomenclature/jobs.ts';
import { operationsJobs } from './operations/jobs.ts';
import { partnersJobs } from './partners/jobs.ts';
import { passportsJobs } from './passports/jobs.ts';
import { promotionsJobs } from './promotions/jobs.ts';
import { salesJobs } from './sales/jobs.ts';
import { sessionsJobs } from './sessions/jobs.ts';
import { storeGroupsJobs } from './store-groups/jobs.ts';
import { summariesJobs } from './summaries/jobs.ts';
import { supportJobs } from './support/jobs.ts';
import { technicalJobs } from './technical/jobs.ts';
import { withdrawalsJobs } from './withdrawals/jobs.ts';

/** Every kind of background work of the server. */
export const allJobs: readonly Job[] = [
  deliverMessage as Job,
  ...adjustmentsJobs,
  ...housekeepingJobs,
  ...keysJobs,
  ...ledgerJobs,
  ...logsJobs,
  ...membersJobs,
  ...nomenclatureJobs,
  ...operationsJobs,
  ...partnersJobs,
  ...passportsJobs,
  ...promotionsJobs,
  ...salesJobs,
  ...sessionsJobs,
  ...storeGroupsJobs,
  ...summariesJobs,
  ...supportJobs,
  ...technicalJobs,
  ...withdrawalsJobs,
];
