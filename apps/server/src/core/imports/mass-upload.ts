import type { FileReply } from '@pribavka/api';

import type { Job } from '../../jobs/jobs.ts';
import { collect } from '../processes/run-process.ts';
import { writeCsv } from '../tables/csv.ts';
import { massUploadJob } from './job.ts';
import { describeImport } from './look.ts';
import type { FileChoice } from './read.ts';
import { queueUpload, startMassUpload, templateOf, type UploadCtx } from './start.ts';
import type { MassUploadOf, SampleContext } from './types.ts';

/** An upload as its module needs it. */
export interface MassUpload {
  jobs: readonly Job[];
  /** A file that loads as it is. */
  template: (ctx: SampleContext & { query: { format?: 'xlsx' | 'csv' | undefined } }) => Promise<FileReply>;
  /** Puts the rows of the request's file into a job; with `dryRun` nothing is kept. */
  start: (
    ctx: UploadCtx,
    query: FileChoice & { dryRun?: 'true' | 'false' | undefined },
  ) => Promise<{ processId: string }>;
  /** Puts rows that are here already, by the names of the columns, into the same job. */
  startRows: (
    ctx: Omit<UploadCtx, 'upload'>,
    sent: { name: string; rows: readonly Readonly<Record<string, string>>[] },
  ) => Promise<{ processId: string }>;
}

/** Job, template and start of one kind of file. */
export function massUpload<F extends string, Row>(made: MassUploadOf<F, Row>): MassUpload {
  const job = massUploadJob(made);
  describeImport(made.kind, made);
  return {
    jobs: [job as Job],
    template: (ctx) => templateOf(made, ctx, ctx.query.format),
    start: (ctx, { dryRun, ...choice }) => startMassUpload(ctx, made, job, dryRun === 'true', choice),
    async startRows(ctx, { name, rows }) {
      const header = made.columns.map(([, title]) => title);
      const lines = rows.map((row) => made.columns.map(([field]) => row[field] ?? ''));
      const bytes = await collect(writeCsv(header, lines));
      return queueUpload(ctx, made, job, { name, mime: 'text/csv', bytes }, false);
    },
  };
}
