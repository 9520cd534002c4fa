import { sql } from 'kysely';

import type { Vault } from '../../../crypto/index.ts';
import type { Db } from '../../../db/open.ts';
import { newId } from '../../../ids.ts';
import { sealErrors } from '../../../core/processes/process-errors.ts';
import type { ResultError } from '../domain/result-file.ts';

export type FinishedProcess = {
  kind: 'payout_result';
  title: string;
  startedBy: string;
  sourceFileId: string;
  ok: number;
  /** What became of the money, in words: shown with the counts. */
  params: Readonly<Record<'bankPaid' | 'bankFailed', string | undefined>>;
  errors: readonly ResultError[];
  at: Date;
};

/** The record of an import that is over when the answer goes out: what came in and what was not understood. */
export async function recordProcess(db: Db, vault: Vault, done: FinishedProcess): Promise<string> {
  const id = newId();
  const failed = done.errors.length;
  const { errors, valuesSealed } = sealErrors(vault, id, done.errors);
  await sql`insert into processes (id, kind, title, status, done, total, counts, params, errors, values_sealed, source_file_id,
      started_by, queued_at, started_at, finished_at)
    values (${id}, ${done.kind}, ${done.title}, ${failed > 0 ? 'completed_with_errors' : 'completed'}, ${done.ok + failed},
      ${done.ok + failed}, ${JSON.stringify({ ok: done.ok, created: 0, updated: 0, skipped: 0, failed })}::jsonb,
      ${JSON.stringify(done.params)}::jsonb, ${errors}::jsonb, ${valuesSealed}, ${done.sourceFileId}, ${done.startedBy}, ${done.at}, ${done.at}, ${done.at})`.execute(
    db,
  );
  return id;
}
