import type { Job } from '../jobs/jobs.ts';
import { keysJobs } from './keys/jobs.ts';
import { housekeepingJobs } from './housekeeping/jobs.ts';
import { sendRecoveryLetter } from './sessions/recovery.ts';
import { exportsJobs } from './exports/routes.ts';
import { membersJobs } from './members/jobs.ts';
import { nomenclatureJobs } from './nomenclature/jobs.ts';
import { partnersUploadJobs } from './partners/imports/import.ts';
import { promotionsJobs } from './promotions/jobs.ts';
import { summariesJobs } from './summaries/jobs.ts';
import { salesUploadJobs } from './sales/imports/import.ts';
import { supportJobs } from './support/jobs.ts';
import { technicalJobs } from './technical/routes.ts';
import { transactionsJobs } from './ledger/jobs.ts';
import { tuningsUploadJobs } from './adjustments/imports/import.ts';
import { deliverMessage } from '../outbox/deliver.ts';

/** Every kind of background work of the server. */
export const allJobs: readonly Job[] = [
  deliverMessage as Job,
  sendRecoveryLetter as Job,
  ...transactionsJobs,
  ...promotionsJobs,
  ...membersJobs,
  ...exportsJobs,
  ...partnersUploadJobs,
  ...nomenclatureJobs,
  ...supportJobs,
  ...salesUploadJobs,
  ...tuningsUploadJobs,
  ...technicalJobs,
  ...summariesJobs,
  ...housekeepingJobs,
  ...keysJobs,
];
