import type { Client } from 'pg';

import { recordPresent } from './apply-objects.ts';
import { type AppliedRow, readApplied } from './migration-rows.ts';
import type { Migration } from './parse-migration.ts';
import { StartupError } from '../startup-error.ts';

/** The last of the 94 migrations that the baseline was written from, on 25 November 2026 (ADR 34). */
const lastBeforeBaseline = '20261124T2200_pasted-articles.sql';

// Came after it and made functions only, which are files now.
const ofFunctions = '20261125T0140_webhook-targeted.sql';

const isBeforeBaseline = (name: string): boolean =>
  (/^\d{8}T/.test(name) && name <= lastBeforeBaseline) || name === ofFunctions;

/**
 * A database that those migrations made has what the baseline makes: from now on it counts as made by it, its functions
 * and views as made from files. Inside the transaction of the caller. Returns what counts as applied.
 */
export async function adoptBaseline(
  client: Client,
  baseline: readonly Migration[],
  applied: readonly AppliedRow[],
): Promise<readonly AppliedRow[]> {
  const former = applied.map(({ name }) => name).filter(isBeforeBaseline);
  if (former.length === 0) return applied;
  if (!former.includes(lastBeforeBaseline)) {
    throw new StartupError(
      'База сделана более ранней версией, чем умеет принять эта. Сначала запустите версию от 25 ноября 2026 года, ' +
        `в которой последняя миграция — ${lastBeforeBaseline}, затем эту. Сервер не запущен.`,
    );
  }
  await client.query('delete from schema_migration where name = any ($1)', [former]);
  for (const { name, sha256 } of baseline) {
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [name, sha256]);
  }
  await recordPresent(client);
  return readApplied(client);
}
