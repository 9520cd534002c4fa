import type { Job } from '../jobs/jobs.ts';
import { keysJobs } from './keys/jobs.ts';
import { housekeepingJobs } from './housekeeping/jobs.ts';
import { sendRecoveryLetter } from './auth/recovery.ts';
import { exportsJobs } from './exports/index.ts';
import { membersJobs } from './members/jobs.ts';
import { nomenclatureJobs } from './nomenclature/jobs.ts';
import { partnersUploadJobs } from './partners/mass-upload/index.ts';
import { promotionsJobs } from './promotions/turn.ts';
import { summariesJobs } from './summaries/fold.ts';
import { salesUploadJobs } from './sales/mass-upload/index.ts';
import { supportJobs } from './support/jobs.ts';
import { technicalJobs } from './technical/index.ts';
import { transactionsJobs } from './transactions/jobs.ts';
import { tuningsUploadJobs } from './transactions/tunings/mass-upload/index.ts';
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
