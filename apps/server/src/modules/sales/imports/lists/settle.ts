import type { ListProcess, ListRow, RowIssue, RowVerdict, SavedList } from './repository.ts';
import { findVerdicts, rowIssue } from './verdicts.ts';

const isGoing = ({ status }: ListProcess): boolean => status === 'queued' || status === 'running';

export const isSending = ({ process }: Pick<SavedList, 'process'>): boolean => process !== null && isGoing(process);

interface SentError {
  row: number | null;
  column: string | null;
  code: string;
  message: string;
}

/** What the process has said of each row of its file. */
function issuesByRow(errors: unknown): Map<number, RowIssue[]> {
  const found = new Map<number, RowIssue[]>();
  for (const { row, column, code, message } of Array.isArray(errors) ? (errors as SentError[]) : []) {
    if (row === null) continue;
    const issues = found.get(row) ?? [];
    found.set(row, [...issues, rowIssue({ column: column ?? '', code, message })]);
  }
  return found;
}

// A sale that was ready and not sent repeated one that was: with that registered it is judged by itself.
const stillTrue = (verdict: RowVerdict | undefined): RowVerdict | undefined =>
  verdict?.state === 'ready' ? undefined : verdict;

/**
 * The list after its process: registered sales are gone from it, refused ones are here with their reasons. After a
 * process that broke off each sale is tried again, and what it had registered proves to be known. Pure.
 */
export function settle(list: SavedList): SavedList {
  const { process, rows } = list;
  if (process === null || isGoing(process)) return list;
  const isWhole = process.status === 'completed' || process.status === 'completed_with_errors';
  if (!isWhole) {
    const again = rows.map((row) => ({
      ...row,
      sent: undefined,
      verdict: row.sent === undefined ? stillTrue(row.verdict) : undefined,
    }));
    return { ...list, process: null, rows: again };
  }
  const said = issuesByRow(process.errors);
  let registered = 0;
  const left = new Map<number, ListRow>();
  for (const sale of findVerdicts(rows)) {
    const wasSent = sale.rows.some(({ sent }) => sent !== undefined);
    const isRefused = sale.rows.some(({ sent }) => sent !== undefined && said.has(sent));
    if (wasSent && !isRefused) {
      registered += 1;
      continue;
    }
    for (const row of sale.rows) {
      const issues = row.sent === undefined ? undefined : (said.get(row.sent) ?? []);
      left.set(row.row, {
        ...row,
        sent: undefined,
        verdict: issues ? { state: 'refused', issues, points: null, sale: null } : stillTrue(row.verdict),
      });
    }
  }
  const remaining = rows.flatMap(({ row }) => left.get(row) ?? []);
  return { ...list, process: null, rows: remaining, registered: list.registered + registered };
}
