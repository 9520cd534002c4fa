import type { RouteKey } from '@pribavka/api';
import { sql } from 'kysely';

import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts';
import { adjustmentsRoutes } from '../../../adjustments/index.ts';
import { adjustmentsUploadJobs } from '../../../adjustments/imports/import.ts';
import { nomenclatureRoutes } from '../../../nomenclature/index.ts';
import { productsImportJobs } from '../../../nomenclature/imports/products/import.ts';
import { serialsImportJobs } from '../../../nomenclature/imports/serials/import.ts';
import { partnersRoutes } from '../../../partners/index.ts';
import { partnersUploadJobs } from '../../../partners/imports/import.ts';
import { payoutCardsRoutes } from '../../../payout-cards/index.ts';
import { payoutsRoutes } from '../../../payouts/index.ts';
import { salesRoutes } from '../../../sales/index.ts';
import { salesUploadJobs } from '../../../sales/imports/import.ts';
import { createTestApp, type Person, type TestApp } from '../../../sales/testing/app.ts';
import { changeSettings, createWorld, type World } from '../../../sales/testing/world.ts';
import { withdrawalsRoutes } from '../../../withdrawals/index.ts';
import { importsRoutes } from '../../index.ts';
import type { SentFile } from '../files/types.ts';
import type { Outcome } from './types.ts';

export const jobs = [
  ...partnersUploadJobs,
  ...productsImportJobs,
  ...serialsImportJobs,
  ...adjustmentsUploadJobs,
  ...salesUploadJobs,
];

export interface Stage {
  database: TestDatabase;
  app: TestApp;
  world: World;
}

/** A programme every importer can put something into. */
export async function openStage(): Promise<Stage> {
  const database = await createTestDatabase();
  const world = await createWorld(database.db);
  await changeSettings(database.db, { withdrawalCodeRequired: false, withdrawalPerDay: 100 });
  const routes = {
    ...importsRoutes,
    ...partnersRoutes,
    ...nomenclatureRoutes,
    ...adjustmentsRoutes,
    ...salesRoutes,
    ...withdrawalsRoutes,
    ...payoutsRoutes,
    ...payoutCardsRoutes,
  };
  return { database, world, app: await createTestApp(database, routes, jobs) };
}

export async function closeStage({ app, database }: Stage): Promise<void> {
  await app.close();
  await database.drop();
}

interface ProcessRow {
  counts: Record<string, number> | null;
  errors: Outcome['errors'];
  params: Record<string, unknown>;
}

/** Sends a file to a route that answers with a process, and waits for what it says. */
export async function outcomeOf(
  { app, database }: Stage,
  who: Person,
  route: Extract<
    RouteKey,
    | 'partners.massUpload'
    | 'products.import'
    | 'serials.import'
    | 'tunings.massUpload'
    | 'sales.massUpload'
    | 'registries.uploadResult'
  >,
  file: SentFile,
  input: { query?: object; params?: { id: string } },
): Promise<Outcome> {
  const answer = await app.upload(who, route, file, input as never);
  if (answer.status !== 202) return refusalOf(answer);
  await app.runJobs(jobs);
  const { rows } = await sql<ProcessRow>`select counts, errors, params from processes
    where id = ${answer.data.processId}`.execute(database.db);
  const { counts, errors, params } = rows[0]!;
  return { ok: counts?.['ok'] ?? 0, errors, hiddenRows: Number(params['hiddenRows'] ?? 0) };
}

export const refusalOf = (answer: {
  status: number;
  code: string | undefined;
  messages: readonly string[];
}): Outcome => ({
  refused: { code: answer.code, status: answer.status, text: answer.messages.join(' ') },
  ok: 0,
  errors: [],
  hiddenRows: 0,
});
