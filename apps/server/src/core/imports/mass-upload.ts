import type { FileReply } from '@pribavka/api';

import type { Job } from '../../jobs/jobs.ts';
import { massUploadJob } from './job.ts';
import { describeImport } from './look.ts';
import { startMassUpload, templateOf, type UploadCtx } from './start.ts';
import type { MassUploadOf, SampleContext } from './types.ts';

/** An upload as its module needs it. */
export interface MassUpload {
  jobs: readonly Job[];
  /** A file that loads as it is. */
  template: (ctx: SampleContext & { query: { format?: 'xlsx' | 'csv' | undefined } }) => Promise<FileReply>;
  /** Puts the rows of the request's file into a job; with `dryRun` nothing is kept. */
  start: (
    ctx: UploadCtx,
    query: { dryRun?: 'true' | 'false' | undefined; columns?: string | undefined },
  ) => Promise<{ processId: string }>;
}

/** Job, template and start of one kind of file. */
export function massUpload<F extends string, Row>(made: MassUploadOf<F, Row>): MassUpload {
  const job = massUploadJob(made);
  describeImport(made.kind, made);
  return {
    jobs: [job as Job],
    template: (ctx) => templateOf(made, ctx, ctx.query.format),
    start: (ctx, { dryRun, columns }) => startMassUpload(ctx, made, job, { dryRun: dryRun === 'true', columns }),
  };
}
