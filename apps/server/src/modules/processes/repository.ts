import type { ProcessKind } from '@pribavka/api';
import { sql } from 'kysely';

import type { Db } from '../../db/open.ts';
import type { JsonValue } from '../../db/types.gen.ts';
import { fitText } from '../../core/audit/fit.ts';
import { chosenColumns } from '../../core/exports/columns.ts';
import { fileUrl } from '../../core/files/files.ts';
import type { Actor } from '../../http/actor.ts';
import type { Work } from '../../http/context.ts';
import type { Scope } from '../../http/scope.ts';
import { wireDateTime, wireDateTimeOrNull } from '../../http/wire-date.ts';
import { usualRetries } from '../../jobs/jobs.ts';
import { openValues } from '../../core/processes/process-errors.ts';
import { readsPhones } from '../../core/reads-phones.ts';
import { fieldName, hasFieldName, valueName } from '../logs/index.ts';
import { exportsOfPhones, fileRights, retryRefusal } from '../../core/processes/process-kinds.ts';

export const selectProcesses = (db: Db) =>
  db
    .selectFrom('processes')
    .leftJoin('users', 'users.id', 'processes.startedBy')
    .selectAll('processes')
    .select(sql<string>`trim(users.last_name || ' ' || users.first_name)`.as('starterName'));

export type ProcessRecord = Awaited<ReturnType<ReturnType<typeof selectProcesses>['executeTakeFirstOrThrow']>>;

const record = (value: JsonValue): Record<string, JsonValue | undefined> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};

const count = (value: JsonValue | undefined): number => (typeof value === 'number' && value > 0 ? value : 0);

const finished = new Set(['completed', 'completed_with_errors', 'failed', 'cancelled']);

/** Whether there is something to repeat in it. */
export const endedBadly = (row: Pick<ProcessRecord, 'status'>): boolean =>
  ['completed_with_errors', 'failed', 'cancelled'].includes(row.status);

type Viewer = Pick<Actor, 'id' | 'grants' | 'kind'>;

/** Whether the file of an export has phones of members as they are: its reader may be another than who asked for it. */
function hasFullPhones(kind: ProcessKind, { columns, whose }: Record<string, JsonValue | undefined>): boolean {
  const name = exportsOfPhones[kind];
  if (name === undefined || record(whose ?? null)['phones'] !== true) return false;
  return chosenColumns(name, { columns }).some((column) => column === 'phone');
}

/** Whether this person may take the files of the process. */
export function mayTakeFiles(
  row: Pick<ProcessRecord, 'kind' | 'params'>,
  actor: Pick<Actor, 'grants' | 'kind'>,
): boolean {
  const right = fileRights[row.kind as ProcessKind];
  if (right === null || !actor.grants.has(right)) return false;
  const params = record(row.params);
  if (params['passport'] === true && !actor.grants.has('memberPage.memberCard:read')) return false;
  return !hasFullPhones(row.kind as ProcessKind, params) || readsPhones(actor);
}

/** Whether this account is let at processes of others: `processList` of somebody who sees every row. */
export const opensOthers = (
  { grants, roleCode, status }: Pick<Actor, 'grants' | 'roleCode' | 'status'>,
  scope: Scope,
  action: 'read' | 'update',
): boolean =>
  scope.kind === 'all' && roleCode !== 'member' && status === 'confirmed' && grants.has(`logs.processList:${action}`);

/** What this person may do with the process now. */
export function allowedActions(row: ProcessRecord, actor: Viewer) {
  const actions: ('cancel' | 'retry' | 'download_result' | 'download_errors')[] = [];
  // Rows are judged before: here it is only whether the matrix lets a reader act as well.
  const handles = actor.grants.has('logs.processList:update');
  const isOwn = row.startedBy === actor.id;
  if ((isOwn || handles) && !finished.has(row.status)) actions.push('cancel');
  // Who lost the right to the call may not have it done by its process once more.
  const repeats = handles || (isOwn && mayTakeFiles(row, actor));
  if (repeats && endedBadly(row) && retryRefusal(row.kind) === undefined) actions.push('retry');
  if (row.resultFileId && mayTakeFiles(row, actor)) actions.push('download_result');
  if (row.errorsFileId && mayTakeFiles(row, actor)) actions.push('download_errors');
  return actions;
}

/** Whole seconds of the attempt, by now while it goes on. */
const secondsOf = ({ startedAt, finishedAt }: ProcessRecord, now: Date): number | null =>
  startedAt === null ? null : Math.max(0, Math.round(((finishedAt ?? now).getTime() - startedAt.getTime()) / 1000));

/** What a process is and how it went, the same in the list, on the card and in the file of the list. */
export function processCells(row: ProcessRecord, now: Date) {
  const counts = record(row.counts);
  return {
    number: `#${row.number}`,
    kind: row.kind as ProcessKind,
    title: row.title,
    status: row.status,
    progress: { done: row.done, total: row.total },
    counts: {
      ok: count(counts['ok']),
      created: count(counts['created']),
      updated: count(counts['updated']),
      skipped: count(counts['skipped']),
      failed: count(counts['failed']),
    },
    dryRun: record(row.params)['dryRun'] === true,
    startedBy: row.startedBy ? { id: row.startedBy, name: row.starterName } : null,
    seconds: secondsOf(row, now),
  };
}

export function processRow(row: ProcessRecord, { actor, now }: { actor: Viewer; now: () => Date }) {
  return {
    id: row.id,
    ...processCells(row, now()),
    queuedAt: wireDateTime(row.queuedAt),
    startedAt: wireDateTimeOrNull(row.startedAt),
    finishedAt: wireDateTimeOrNull(row.finishedAt),
    attempt: row.attempt,
    hasResult: row.resultFileId !== null,
    hasErrors: row.errorsFileId !== null || (Array.isArray(row.errors) && row.errors.length > 0),
    allowedActions: allowedActions(row, actor),
  };
}

async function fileRef(db: Db, id: string | null) {
  if (!id) return null;
  const file = await db
    .selectFrom('files')
    .select(['id', 'name', 'size', 'mime'])
    .where('id', '=', id)
    .executeTakeFirst();
  return file ? { ...file, url: fileUrl(file.id) } : null;
}

const text = (value: JsonValue | undefined, length: number): string | null =>
  value === null || value === undefined
    ? null
    : (typeof value === 'object' ? JSON.stringify(value) : String(value)).slice(0, length);

// Filters are names of the contract and ids: people see them in the list the file was asked for from.
function parameterOf(name: string, value: JsonValue | undefined, kind: string) {
  const isPlain = value !== null && value !== undefined && typeof value !== 'object';
  const entityType = kind.startsWith('sales') ? 'sale' : (/^(partner|product|promotion)/.exec(kind)?.[0] ?? '');
  return {
    name: name.slice(0, 120),
    // How the columns were joined is a note of the machine to itself.
    label: isPlain && name !== 'columns' && hasFieldName(name) ? fieldName(name) : null,
    value: isPlain
      ? fitText(valueName(name, value, { entityType, roles: new Map() }), 1000)
      : (text(value, 1000) ?? ''),
  };
}

function errorsOf(errors: JsonValue, values: readonly string[]) {
  const list = Array.isArray(errors) ? errors : [];
  return list.slice(0, 1000).map((item, index) => {
    const error = record(item);
    return {
      row: typeof error['row'] === 'number' ? error['row'] : null,
      column: text(error['column'], 120),
      value: text(values[index], 300),
      code: text(error['code'], 64) ?? 'VALIDATION',
      message: text(error['message'], 500) ?? '',
    };
  });
}

export async function processCard(
  { db, vault, actor, now }: Pick<Work, 'db' | 'vault' | 'now'> & { actor: Viewer },
  row: ProcessRecord,
) {
  const [sourceFile, resultFile, errorsFile] = await Promise.all(
    [row.sourceFileId, row.resultFileId, row.errorsFileId].map((id) => fileRef(db, id)),
  );
  return {
    ...processRow(row, { actor, now }),
    heartbeatAt: wireDateTimeOrNull(row.heartbeatAt),
    retries: row.retries,
    retryLimit: usualRetries,
    parameters: Object.entries(record(row.params))
      // For whom it runs is kept for the work itself.
      .filter(([name]) => name !== 'whose')
      .slice(0, 50)
      .map(([name, value]) => parameterOf(name, value, row.kind)),
    errors: errorsOf(row.errors, openValues(vault, row)),
    sourceFile: sourceFile ?? null,
    resultFile: resultFile ?? null,
    errorsFile: errorsFile ?? null,
    retryRefusal: endedBadly(row) ? (retryRefusal(row.kind) ?? null) : null,
  };
}
