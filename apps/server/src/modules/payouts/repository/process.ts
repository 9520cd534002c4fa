import type { Vault } from '../../../crypto/index.ts';
import type { Db } from '../../../db/open.ts';
import { newId } from '../../../ids.ts';
import { sealErrors } from '../../../core/processes/process-errors.ts';
import { recordProcess } from '../../../core/processes/run-process.ts';
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
export async function recordResult(db: Db, vault: Vault, done: FinishedProcess): Promise<string> {
  const id = newId();
  const failed = done.errors.length;
  const { errors, valuesSealed } = sealErrors(vault, id, done.errors);
  const made = {
    id,
    kind: done.kind,
    title: done.title,
    status: failed > 0 ? ('completed_with_errors' as const) : ('completed' as const),
    done: done.ok + failed,
    total: done.ok + failed,
    counts: JSON.stringify({ ok: done.ok, created: 0, updated: 0, skipped: 0, failed }),
    params: JSON.stringify(done.params),
    errors,
    valuesSealed,
    sourceFileId: done.sourceFileId,
    startedBy: done.startedBy,
  };
  await recordProcess(db, made, done.at);
  return id;
}
