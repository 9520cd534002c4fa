import { logActions, problems } from '@pribavka/api';
import { callDescriptions } from '@pribavka/api/openapi';
import { type Route, routes } from '@pribavka/api/routes';
import { sql } from 'kysely';

import { fitOptional, fitText, longest } from '../../../core/audit/fit.ts';
import { betweenEnds, type ListIds } from '../../../core/lists/list-ids.ts';
import type { Db } from '../../../db/open.ts';
import type { JsonValue } from '../../../db/types.gen.ts';
import { wireDateTime } from '../../../http/wire-date.ts';
import { fieldName } from '../domain/field-names.ts';
import { actionName, entityName } from '../domain/labels.ts';
import { valueName } from '../domain/value-names.ts';

export const selectEntries = (db: Db) =>
  db
    .selectFrom('auditEntries')
    .selectAll()
    .select(sql<string | null>`host(ip)`.as('address'));

export type Entry = Awaited<ReturnType<ReturnType<typeof selectEntries>['executeTakeFirstOrThrow']>>;

/** The entries of a page. */
export const readEntries = async (db: Db, page: ListIds): Promise<Entry[]> =>
  page.ids.length === 0
    ? []
    : selectEntries(db)
        .where('id', 'in', page.ids)
        .where(betweenEnds(page, sql.ref('at')))
        .execute();

export type RecordNames = ReadonlyMap<string, string>;
type RoleNames = ReadonlyMap<string, string>;

export const readRoleNames = async (db: Db): Promise<RoleNames> =>
  new Map((await db.selectFrom('roles').select(['code', 'name']).execute()).map(({ code, name }) => [code, name]));

const broken = 'Запись повреждена: показано то, что удалось прочитать';

// An entry of an earlier version, or one written past the server, may hold anything the database allows. It is shown as
// far as it goes and marked: a page of the journal must not end at it.
const isBroken = ({ action, entityId, actorRole, entityType, at }: Entry): boolean =>
  !isKnown(action) ||
  !isMoment(at) ||
  [entityId, actorRole, entityType].some((text) => text !== null && fitText(text, longest.entityId) !== text);

// The database also knows infinity and years of five digits.
const isMoment = (at: Date): boolean => at instanceof Date && at.getUTCFullYear() > 0 && at.getUTCFullYear() < 9999;

const isKnown = (action: string): boolean => (logActions as readonly string[]).includes(action);

const labelOf = (entry: Entry): string | null =>
  fitOptional(
    isBroken(entry) ? [broken, entry.entityLabel].filter(Boolean).join(' · ') : entry.entityLabel,
    longest.entityLabel,
  );

const timeOf = (at: Date): string => wireDateTime(isMoment(at) ? at : new Date(0));

export function logRow(entry: Entry, roles: RoleNames) {
  const role = fitOptional(entry.actorRole, longest.actorRole);
  const type = fitText(entry.entityType, longest.entityType) || 'log';
  return {
    id: entry.id,
    at: timeOf(entry.at),
    actor: {
      id: entry.actorId,
      name: fitText(entry.actorName, longest.actorName),
      roleCode: role,
      // A role that is no more keeps its code.
      roleName: role === null ? null : fitText(roles.get(role) ?? role, longest.field),
      kind: entry.actorKind,
    },
    action: isKnown(entry.action) ? entry.action : ('update' as const),
    actionName: fitText(actionName(entry.action), longest.actorName),
    entityType: type,
    entityTypeName: entityName(type),
    entityId: fitOptional(entry.entityId, longest.entityId),
    entityLabel: labelOf(entry),
    result: entry.result,
    requestId: entry.requestId,
    ip: entry.address,
  };
}

const isEmpty = (value: JsonValue | undefined): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Fields that differ, with their words; what was left as it was, or was empty and still is, says nothing. */
export function changesOf(
  {
    before,
    after,
    entityType,
    entityId,
  }: Pick<Entry, 'before' | 'after' | 'entityType'> & { entityId?: string | null },
  roles: RoleNames,
  records: RecordNames = new Map(),
) {
  const shown = (field: string, value: JsonValue | undefined): string | null =>
    value === null || value === undefined
      ? null
      : fitOptional(valueName(field, value, { entityType, roles, records }), longest.value);
  const asRecord = (value: JsonValue): Record<string, JsonValue | undefined> =>
    value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
  const from = asRecord(before);
  const to = asRecord(after);
  const says = (field: string): boolean => {
    const [was, is] = [from[field], to[field]];
    if (isEmpty(was) && isEmpty(is)) return false;
    // The entry names its own record.
    if (field === 'id' && (was ?? is) === entityId) return false;
    return !(field in from && field in to) || JSON.stringify(was) !== JSON.stringify(is);
  };
  const fields = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(says);
  return fields.slice(0, 200).map((field) => ({
    field: fitText(field, longest.field),
    label: fitText(fieldName(field), longest.actorName),
    before: shown(field, from[field]),
    after: shown(field, to[field]),
  }));
}

function callOf(stored: string | null) {
  if (!stored) return null;
  const key = fitText(stored, longest.routeKey);
  // A call that is no more keeps its name.
  const route = (routes as Record<string, Route>)[key];
  const texts = (callDescriptions as Record<string, { summary: string }>)[key];
  return { key, summary: texts?.summary ?? key, address: route ? `${route.method} ${route.path}` : key };
}

/** The words of a refusal, where they are the same for everybody. */
function refusalText(code: string | null): string | null {
  const text = code === null ? undefined : (problems as Record<string, { text: string }>)[code]?.text;
  return text === undefined || text.includes('{') ? null : text;
}

export const logCard = (entry: Entry, neighbours: readonly Entry[], roles: RoleNames, records: RecordNames) => ({
  ...logRow(entry, roles),
  changes: changesOf(entry, roles, records),
  reason: fitOptional(entry.reason, longest.reason) ?? refusalText(entry.code),
  call: callOf(entry.routeKey),
  code: fitOptional(entry.code, longest.code),
  fingerprint: fitOptional(entry.fingerprint, longest.fingerprint),
  userAgent: fitOptional(entry.userAgent, longest.userAgent),
  processId: entry.processId,
  neighbours: neighbours.map((other) => logRow(other, roles)),
});
