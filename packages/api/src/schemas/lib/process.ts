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
  counts: Obj({ ok: Count, created: Count, updated: Count, skipped: Count, failed: Count }),
  dryRun: Type.Boolean(),
  startedBy: Nullable(Person),
  queuedAt: DateTime,
  startedAt: Nullable(DateTime),
  finishedAt: Nullable(DateTime),
  attempt: Count,
  hasResult: Type.Boolean(),
  hasErrors: Type.Boolean(),
};

export const ProcessRow = Obj(rowFields);

export const Process = Obj({
  ...rowFields,
  heartbeatAt: Nullable(DateTime),
  parameters: List(Obj({ name: LooseText(120), value: LooseText(1000) }), 50),
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
  allowedActions: List(Enum(['cancel', 'retry', 'download_result', 'download_errors']), 10),
  /** Why a process that did not end well is not offered to be repeated. */
  retryRefusal: Nullable(LooseText(300)),
});
