import { type RawBuilder, sql } from 'kysely';

import { startOfDay, addDays } from '../calendar.ts';
import type { ExportParams } from './export-of.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Days of the programme, both inclusive, over a moment. */
export function duringDays(column: string, params: ExportParams): RawBuilder<unknown>[] {
  const [from, to] = [text(params['from']), text(params['to'])];
  return [
    ...(from ? [sql`${sql.ref(column)} >= ${startOfDay(from)}`] : []),
    ...(to ? [sql`${sql.ref(column)} < ${startOfDay(addDays(to, 1))}`] : []),
  ];
}

export const textOf = (params: ExportParams, name: string): string | undefined => text(params[name]);

/** Filters of the list, as its call had them; none where it had none. */
export const filtersOf = <Filters extends object>(params: ExportParams): Filters =>
  (params['filters'] ?? {}) as Filters;
