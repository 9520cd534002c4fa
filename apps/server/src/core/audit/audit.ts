import type { AuditEntity } from '@pribavka/api/routes';
import { CompiledQuery } from 'kysely';

import type { Db } from '../../db/open.ts';
import { executePrepared } from '../../db/prepared.ts';
import { newId } from '../../ids.ts';
import { fitAddress, fitOptional, fitText, fitValue, longest } from './fit.ts';
import { maskChanges } from './mask.ts';

export type AuditAction =
  | 'create'
  | 'update'
  | 'delete'
  | 'read'
  | 'read_personal'
  | 'login'
  | 'logout'
  | 'export'
  | 'status'
  | 'import';

/** What a handler knows about the change it made; everything else the binder adds. */
export interface AuditDetail {
  entityType?: AuditEntity | undefined;
  entityId?: string | undefined;
  /** A name a person recognises: «П-000123», «Иванова Мария». */
  entityLabel?: string | undefined;
  action?: AuditAction | undefined;
  /** Changed fields only; personal data is masked here in any case. */
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
  reason?: string | undefined;
  /** Who acted, when the request itself does not know yet (sign-in). */
  actor?: AuditActor | undefined;
  /** `ok` by default; a refusal is `denied`, with the code of the response. */
  result?: 'ok' | 'denied' | 'error' | undefined;
  code?: string | undefined;
  /** The process that did it. */
  processId?: string | undefined;
  /** The request that ordered work done later. */
  request?: RequestOrigin | undefined;
}

/** Where a request came from, as the journal names it. */
export interface RequestOrigin {
  requestId?: string | undefined;
  ip?: string | undefined;
  fingerprint?: string | undefined;
  userAgent?: string | undefined;
}

export interface AuditActor {
  id: string | null;
  name: string;
  roleCode: string | null;
  kind: 'user' | 'technical' | 'system' | 'anonymous';
}

/** Adds an entry to the journal; it is written together with the change. */
export type Audit = (detail: AuditDetail) => void;

export interface AuditEntry extends Omit<AuditDetail, 'actor' | 'request'>, RequestOrigin {
  actor: AuditActor;
  action: AuditAction;
  routeKey?: string | undefined;
}

const json = (value: Record<string, unknown> | undefined) =>
  value === undefined ? null : fitValue(maskChanges(value));

// The one place where a text becomes part of the journal: what comes from strangers (an address, a header, a name) may
// neither stop the entry nor break the page that shows it.
const rowOf = (entry: AuditEntry): Record<string, unknown> => ({
  id: newId(),
  actor_id: entry.actor.id,
  actor_name: fitText(entry.actor.name, longest.actorName),
  actor_role: fitOptional(entry.actor.roleCode, longest.actorRole),
  actor_kind: entry.actor.kind,
  action: entry.action,
  entity_type: fitText(entry.entityType ?? '', longest.entityType),
  entity_id: fitOptional(entry.entityId, longest.entityId),
  entity_label: fitText(entry.entityLabel ?? '', longest.entityLabel),
  route_key: fitOptional(entry.routeKey, longest.routeKey),
  before: json(entry.before),
  after: json(entry.after),
  reason: fitOptional(entry.reason, longest.reason),
  request_id: entry.requestId ?? null,
  ip: fitAddress(entry.ip),
  fingerprint: fitOptional(entry.fingerprint, longest.fingerprint),
  user_agent: fitOptional(entry.userAgent, longest.userAgent),
  result: entry.result ?? 'ok',
  code: fitOptional(entry.code, longest.code),
  process_id: entry.processId ?? null,
});

const columns = `id, actor_id, actor_name, actor_role, actor_kind, action, entity_type, entity_id, entity_label, route_key,
  before, after, reason, request_id, ip, fingerprint, user_agent, result, code, process_id`;

/** One statement however many entries there are. */
export async function writeAudit(db: Db, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return;
  await executePrepared(
    db,
    'audit.write',
    CompiledQuery.raw(
      `insert into audit_entries (${columns})
      select ${columns} from jsonb_populate_recordset(null::audit_entries, $1::jsonb)`,
      [JSON.stringify(entries.map(rowOf))],
    ),
  );
}
