import type { RowError } from '../processes/process-errors.ts';
import { addNumbers, type PartResult } from '../processes/process-parts.ts';
import type { ReadRow } from './read.ts';
import type { Unit, ValidationIssue } from './types.ts';
import type { Found } from './units.ts';

const errorsOf = ({ number, issues }: Found): RowError[] =>
  issues.map(({ column, value, message, code = 'IMPORT_VALUE' }) => ({ row: number, column, value, code, message }));

/** What has become of the rows of a file so far, as its process says it. */
export class Judged<F extends string, Row> {
  readonly counts = { ok: 0, created: 0, updated: 0, skipped: 0, failed: 0 };
  readonly sums: Record<string, number> = {};
  readonly errors: RowError[] = [];
  readonly failed: { cells: ReadRow<F, Row>['cells']; reasons: readonly ValidationIssue[] }[] = [];

  add(unit: Unit<ReadRow<F, Row>>, result: PartResult | Found[]): void {
    if (!Array.isArray(result)) {
      addNumbers(this.counts, result.counts);
      addNumbers(this.sums, result.params);
      return;
    }
    this.errors.push(...result.flatMap(errorsOf));
    this.counts.failed += unit.length;
    for (const { number, cells } of unit) {
      const reasons = result.filter((one) => one.number === number).flatMap(({ issues }) => issues);
      this.failed.push({ cells, reasons });
    }
  }
}
