import { Type } from '@sinclair/typebox';

import { processKinds, processStatuses } from '../../codes.ts';
import { Code, Count, DateTime, Enum, FileRef, Id, List, LooseText, Nullable, Obj, Person } from './basic.ts';

const rowFields = {
  id: Id,
  /** `#1234` */
  number: LooseText(32),
  kind: Enum(processKinds),
  title: LooseText(300),
  status: Enum(processStatuses),
  progress: Obj({ done: Count, total: Nullable(Count) }),
  /** Of a file they grow with `progress`; of a check (`dryRun`) `ok` is what could be loaded. */
  counts: Obj({ ok: Count, created: Count, updated: Count, skipped: Count, failed: Count }),
  dryRun: Type.Boolean(),
  startedBy: Nullable(Person),
  queuedAt: DateTime,
  startedAt: Nullable(DateTime),
  finishedAt: Nullable(DateTime),
  /** From the start to the end, or to now while it goes on. */
  seconds: Nullable(Count),
  attempt: Count,
  hasResult: Type.Boolean(),
  hasErrors: Type.Boolean(),
  /** What the asker may do with it now. */
  allowedActions: List(Enum(['cancel', 'retry', 'download_result', 'download_errors']), 10),
};

export const ProcessRow = Obj(rowFields);

export const Process = Obj({
  ...rowFields,
  heartbeatAt: Nullable(DateTime),
  /** How often this attempt has been repeated after a failure that may pass, of how many times at most. */
  retries: Count,
  retryLimit: Count,
  parameters: List(
    Obj({
      name: LooseText(120),
      /** What people call it; `null` for what only the work itself needs. */
      label: Nullable(LooseText(200)),
      value: LooseText(1000),
    }),
    50,
  ),
  errors: List(
    Obj({
      row: Nullable(Count),
      column: Nullable(LooseText(120)),
      value: Nullable(LooseText(300)),
      code: Code,
      message: LooseText(500),
    }),
    1000,
  ),
  sourceFile: Nullable(FileRef),
  resultFile: Nullable(FileRef),
  errorsFile: Nullable(FileRef),
  /** Why a process that did not end well is not offered to be repeated. */
  retryRefusal: Nullable(LooseText(300)),
});
