import type { PgBoss } from 'pg-boss';

import type { Audit } from '../core/audit/audit.ts';
import type { Db } from '../db/open.ts';
import { createFiles } from '../core/files/files.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createNotify } from '../core/notices/notify.ts';
import { createOutbox } from '../outbox/outbox.ts';
import type { Services, Work } from './context.ts';

/** Binds the services to one database handle. */
export function createWork(services: Services, boss: PgBoss, db: Db, audit: Audit): Work {
  const jobs = createJobs(boss, db, services.tracing);
  const outbox = createOutbox({ db, vault: services.vault, jobs, now: services.now });
  return {
    ...services,
    db,
    audit,
    jobs,
    notify: createNotify(db, services.now, { config: services.config, ring: services.ring, outbox }),
    files: createFiles(db, services.store, services.now),
    outbox,
  };
}
