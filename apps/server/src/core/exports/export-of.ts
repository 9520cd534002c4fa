import type { ExportColumn, ExportName, ProcessKind } from '@pribavka/api';
import type { RawBuilder } from 'kysely';

import type { Db } from '../../db/open.ts';
import type { Actor } from '../../http/actor.ts';
import type { Scope } from '../../http/scope.ts';
import type { JobContext } from '../../jobs/context.ts';
import type { RequestOrigin } from '../audit/audit.ts';
import type { ListOrder } from '../lists/list-ids.ts';
import type { Cell } from '../tables/csv.ts';

type Whose = Pick<Actor, 'id' | 'kind' | 'dataScope' | 'partnerId' | 'manufacturerId'>;

/** Kept with the process: what was asked for, and whose rows. */
export interface ExportParams {
  format: 'xlsx' | 'csv';
  whose: Whose & {
    /** Whether this person reads phones in full; one an older server started says nothing of it. */
    phones?: boolean;
  };
  /** The request that ordered the file, for the journal. */
  request?: RequestOrigin | undefined;
  [filter: string]: unknown;
}

export interface Source {
  from: RawBuilder<unknown>;
  where: readonly RawBuilder<unknown>[];
  id: RawBuilder<unknown>;
  order: ListOrder;
}

/** What an export is called. */
export interface ExportTitles {
  /** By which the contract names its columns. */
  name: ExportName;
  kind: ProcessKind;
  /** Genitive, as in «Экспорт продаж». */
  of: string;
  sheet: string;
}

export interface ExportOf<N extends ExportName, Row> extends ExportTitles {
  name: N;
  /** The rows to walk, within the scope. */
  source: (params: ExportParams, scope: Scope, ctx: JobContext, processId: string) => Source;
  /** Rows of one portion, in the order of the ids. */
  rows: (
    db: Db,
    ids: readonly string[],
    scope: Scope,
    ctx: JobContext,
    params: ExportParams,
  ) => Promise<readonly Row[]>;
  /** What a row has in each column. */
  cells: { readonly [C in ExportColumn<N>]: (row: Row) => Cell };
}

/** An export as it stands: what a row is follows from `rows`, which is said before `cells`. */
export const exportOf = <N extends ExportName, Row>(made: ExportOf<N, Row>): ExportOf<N, Row> => made;
