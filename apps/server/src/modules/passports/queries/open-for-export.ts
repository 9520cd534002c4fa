import type { RouteKey } from '@pribavka/api';

import { type RequestOrigin, writeAudit } from '../../../core/audit/audit.ts';
import type { Db } from '../../../db/open.ts';
import type { JobContext } from '../../../jobs/context.ts';
import type { PassportFields } from '../domain/fields.ts';
import { openPassport } from '../repository.ts';

export interface OpenedFor {
  /** Who asked for the file. */
  userId: string;
  routeKey: RouteKey;
  purpose: string;
  /** The request that ordered the file. */
  request: RequestOrigin | undefined;
  /** People of the file with their names, for the journal. */
  names: ReadonlyMap<string, string>;
}

/** Sealed data of people for a file; each look is an entry of the journal, as on the card. */
export async function openForExport(
  db: Db,
  { vault }: Pick<JobContext, 'vault'>,
  { userId, routeKey, purpose, request, names }: OpenedFor,
): Promise<Map<string, PassportFields>> {
  const opened = new Map<string, PassportFields>();
  for (const id of names.keys()) {
    const found = await openPassport(db, vault, id);
    if (found) opened.set(id, found.fields);
  }
  const by = await db
    .selectFrom('users')
    .select(['id', 'lastName', 'firstName', 'roleCode'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await writeAudit(
    db,
    [...opened.keys()].map((id) => ({
      actor: { id: by.id, name: `${by.lastName} ${by.firstName}`.trim(), roleCode: by.roleCode, kind: 'user' as const },
      action: 'read_personal' as const,
      entityType: 'passport' as const,
      entityId: id,
      entityLabel: names.get(id),
      routeKey,
      reason: `Выгрузка: ${purpose}`,
      ...request,
    })),
  );
  return opened;
}
