import type { Route } from '@pribavka/api/routes';

import { type AuditAction, type AuditActor, type AuditDetail, type AuditEntry } from '../audit/audit.ts';
import type { Actor } from './actor.ts';
import type { RequestFacts } from './context.ts';

const actions: Record<Route['method'], AuditAction> = {
  POST: 'create',
  PUT: 'update',
  DELETE: 'delete',
  GET: 'read_personal',
};

const anonymous: AuditActor = { id: null, name: '', roleCode: null, kind: 'anonymous' };

export const auditActor = (actor: Actor | undefined): AuditActor =>
  actor ? { id: actor.id, name: actor.name, roleCode: actor.roleCode, kind: actor.kind } : anonymous;

/** Entries of one request: what the handler told, or one general line for a route that must leave a trace. */
export function entriesOf(
  route: Route,
  facts: RequestFacts,
  actor: Actor | undefined,
  details: readonly AuditDetail[],
  entityId: string | undefined,
): AuditEntry[] {
  const told = details.length > 0 || !route.audit ? details : [{ entityId }];
  return told.map((detail) => ({
    ...detail,
    entityType: detail.entityType ?? route.audit,
    entityId: detail.entityId ?? entityId,
    actor: detail.actor ?? auditActor(actor),
    action: detail.action ?? actions[route.method],
    ...requestPart(facts),
  }));
}

/** A refused request: part of the security log. */
export function deniedEntry(route: Route, facts: RequestFacts, actor: Actor, code: string): AuditEntry {
  return {
    actor: auditActor(actor),
    action: actions[route.method],
    entityType: route.audit,
    result: 'denied',
    code,
    ...requestPart(facts),
  };
}

function requestPart(facts: RequestFacts): Partial<AuditEntry> {
  return {
    routeKey: facts.route,
    requestId: facts.requestId,
    ip: facts.ip,
    fingerprint: facts.fingerprint,
    userAgent: facts.userAgent,
  };
}
