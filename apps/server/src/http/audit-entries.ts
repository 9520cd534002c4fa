import type { AuditEntity, Route } from '@pribavka/api/routes';

import { type AuditAction, type AuditActor, type AuditDetail, type AuditEntry } from '../core/audit/audit.ts';
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

/** Entries of one request: what the handler recorded, or one general entry for a route that must leave a trace. */
export function entriesOf(
  route: Route,
  facts: RequestFacts,
  actor: Actor | undefined,
  details: readonly AuditDetail[],
  entityId: string | undefined,
): AuditEntry[] {
  const recorded = details.length > 0 || !route.audit ? details : [{ entityId }];
  return recorded.map((detail) => ({
    ...detail,
    entityType: detail.entityType ?? route.audit,
    entityId: detail.entityId ?? entityId,
    actor: detail.actor ?? auditActor(actor),
    action: detail.action ?? actions[route.method],
    ...requestPart(facts),
  }));
}

/** What a call is about, for calls that leave no trace unless they are refused; by the area of its key. */
const subjects: Record<string, AuditEntity> = {
  auth: 'session',
  sessions: 'session',
  secondFactor: 'second_factor',
  security: 'security_settings',
  users: 'member',
  members: 'member',
  cards: 'card',
  sales: 'sale',
  withdrawals: 'withdrawal',
  registries: 'registry',
  tunings: 'tuning',
  points: 'operation',
  operations: 'operation',
  role: 'role',
  roles: 'role',
  staff: 'staff',
  partners: 'partner',
  stores: 'store',
  storeGroups: 'store_group',
  manufacturers: 'manufacturer',
  technical: 'technical_user',
  products: 'product',
  serials: 'product',
  categories: 'category',
  brands: 'brand',
  promotions: 'promotion',
  documents: 'document',
  socials: 'social',
  support: 'support_request',
  processes: 'process',
  summaries: 'summary',
};

const actionOf = ({ kind, method, audit }: Route): AuditAction =>
  kind === 'query' && audit !== 'passport' ? 'read' : actions[method];

/** What the address names: an id or the code of a role. */
export function namedIn(params: unknown): string | undefined {
  const [value] = Object.values((params ?? {}) as Record<string, unknown>);
  return typeof value === 'string' ? value : undefined;
}

/** A refused request: part of the security log. */
export function deniedEntry(
  route: Route,
  facts: RequestFacts,
  actor: Actor,
  code: string,
  params: unknown,
): AuditEntry {
  return {
    actor: auditActor(actor),
    action: actionOf(route),
    entityType: route.audit ?? subjects[facts.route.split('.')[0] ?? ''],
    entityId: namedIn(params),
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
