import type { Services, Work } from '../http/context.ts';

/** What a job handler gets: the process's services and transactions of its own. */
export interface JobContext extends Services {
  /** Whether the queue gives the job up if this run fails. */
  lastTry: boolean;
  /** Runs in one transaction; repeated after a deadlock, so it has no effect outside the database. */
  transaction: <T>(work: (work: Work) => Promise<T>) => Promise<T>;
}
