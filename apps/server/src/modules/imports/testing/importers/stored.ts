import { sql } from 'kysely';

import type { Meaning } from '../files/types.ts';
import { outcomeOf, type Stage } from './stage.ts';
import type { Importer } from './types.ts';

export const dayText = "'DD.MM.YYYY'";

/** An amount of a column in kopecks, as a Russian file has it. */
export const roubles = (column: string) => sql.raw(`replace((${column} / 100.0)::numeric(20, 2)::text, '.', ',')`);

/** A stored row: what it is known by, and what it says. */
export type Row = { key: string } & Meaning;

export const byKey = (rows: readonly Row[]): ReadonlyMap<string, Meaning> =>
  new Map(rows.map(({ key, ...meaning }) => [key, meaning]));

export const massUpload = (stage: Stage, route: Parameters<typeof outcomeOf>[2]): Pick<Importer, 'check' | 'send'> => ({
  check: (file, choice) => outcomeOf(stage, stage.world.admin, route, file, { query: { ...choice, dryRun: 'true' } }),
  send: (file, choice) => outcomeOf(stage, stage.world.admin, route, file, { query: choice }),
});
