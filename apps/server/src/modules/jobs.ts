import type { Job } from '../jobs/jobs.ts';
import { sendWaiting } from '../core/notices/waiting.ts';
import { deliverMessage } from '../outbox/deliver.ts';
import { adjustmentsJobs } from './adjustments/index.ts';
import { housekeepingJobs } from './housekeeping/index.ts';
import { keysJobs } from './keys/index.ts';
import { ledgerJobs } from './ledger/index.ts';
import { logsJobs } from './logs/index.ts';
import { manufacturersJobs } from './manufacturers/index.ts';
import { membersJobs } from './members/index.ts';
import { nomenclatureJobs } from './nomenclature/index.ts';
import { operationsJobs } from './operations/index.ts';
import { partnersJobs } from './partners/index.ts';
import { passportsJobs } from './passports/index.ts';
import { payoutsJobs } from './payouts/index.ts';
import { processesJobs } from './processes/index.ts';
import { promotionsJobs } from './promotions/index.ts';
import { salesJobs } from './sales/index.ts';
import { sessionsJobs } from './sessions/index.ts';
import { staffJobs } from './staff/index.ts';
import { storeGroupsJobs } from './store-groups/index.ts';
import { summariesJobs } from './summaries/index.ts';
import { supportJobs } from './support/index.ts';
import { technicalJobs } from './technical/index.ts';
import { withdrawalsJobs } from './withdrawals/index.ts';

/** Every kind of background work of the server. */
export const allJobs: readonly Job[] = [
  deliverMessage as Job,
  sendWaiting,
  ...adjustmentsJobs,
  ...housekeepingJobs,
  ...keysJobs,
  ...ledgerJobs,
  ...logsJobs,
  ...manufacturersJobs,
  ...membersJobs,
  ...nomenclatureJobs,
  ...operationsJobs,
  ...partnersJobs,
  ...passportsJobs,
  ...payoutsJobs,
  ...processesJobs,
  ...promotionsJobs,
  ...salesJobs,
  ...sessionsJobs,
  ...staffJobs,
  ...storeGroupsJobs,
  ...summariesJobs,
  ...supportJobs,
  ...technicalJobs,
  ...withdrawalsJobs,
];
