import {
  type DefaultRoleCode,
  defaultRoles,
  type Grant,
  isAvailable,
  noticePlace,
  type NoticePlace,
  screenAt,
} from '@pribavka/api';
import { expect, it } from 'vitest';

// Every area registers its events when it is loaded.
import '../jobs.ts';
import '../index.ts';
import { type NoticeEvent, noticeEvents } from '../../core/notices/define.ts';
import { newId } from '../../ids.ts';
import { linkOf } from '../../core/notices/links.ts';

const roles = (Object.keys(defaultRoles) as DefaultRoleCode[]).filter((code) => code !== 'technical');
const office = roles.filter((code) => code !== 'member');

const accessOfRole = (roleCode: DefaultRoleCode) => {
  const table: Partial<Record<string, readonly string[]>> = defaultRoles[roleCode].grants;
  const all = Object.entries(table).flatMap(([group, actions]) =>
    (actions ?? []).map((action) => `${group}:${action}`),
  );
  return { roleCode, grants: new Set(all) };
};

const ofOffice = (...grants: Grant[]) =>
  office.filter((code) => grants.every((grant) => accessOfRole(code).grants.has(grant)));
/** As `holdersOf` finds them. */
const holders = (...grants: Grant[]) => ofOffice(...grants).filter((code) => defaultRoles[code].dataScope === 'all');

const admin: DefaultRoleCode[] = ['admin'];
const agents = holders(
  'technicalSupport.technicalSupportList:read',
  'technicalSupport.detailRequestTechnicalSupport:update',
);
const writers = ['member' as const, ...ofOffice('technicalSupport.detailRequestTechnicalSupport:create')];
const payers = holders('transactionPage.detailTransaction:create');
const signers = holders('transactionPage.detailTransaction:update');
const approvers = holders('transactionPage.tuningsTransaction:update');
const promoters = ofOffice('promotions.promotionDetailAdmin:create');

interface Row {
  readers: readonly DefaultRoleCode[];
  /** Where the back-office leads them, the better place first; none where there is nothing to open. */
  places: readonly NoticePlace[];
}
const to = (readers: readonly DefaultRoleCode[], ...places: NoticePlace[]): Row => ({ readers, places });

const toWork: Readonly<Record<string, Row>> = {
  'sale.overdue': to(holders('sales.sale:update'), 'salesQueue'),
  'withdrawal.failed': to(payers, 'withdrawal'),
  'withdrawal.override_asked': to(signers, 'withdrawal'),
  'withdrawal.override_approved': to(signers, 'withdrawal'),
  'withdrawal.override_rejected': to(signers, 'withdrawal'),
  'registry.formed': to(signers, 'registry'),
  'registry.rejected': to(payers, 'registry'),
  'registry.disbanded': to(payers, 'registry'),
  'tuning.asked': to(approvers, 'adjustment'),
  'tuning.asked_file': to(approvers, 'adjustmentsWaiting'),
  'settings.asked': to(admin, 'pointsSettings'),
  'settings.decided': to(admin, 'pointsSettings'),
  'reconciliation.differs': to(payers, 'journal', 'operations'),
  'promotion.submit': to(holders('promotions.promotionDetailAdmin:update'), 'promotion'),
  'promotion.approve': to(promoters, 'promotion'),
  'promotion.activate': to(promoters, 'promotion'),
  'promotion.return': to(promoters, 'promotion'),
  'promotion.reject': to(promoters, 'promotion'),
  'product.points_asked': to(holders('products.productDetail:update'), 'product'),
  'product.points_asked_many': to(holders('products.productDetail:update'), 'productsWaiting'),
  'product.points_approved': to(['manufacturer'], 'product'),
  'product.points_rejected': to(['manufacturer'], 'product'),
  'product.points_replaced': to(['manufacturer'], 'product'),
  'product.points_replaced_many': to(['manufacturer'], 'products'),
  'staff.change_asked': to(admin, 'staff'),
  'staff.change_decided': to(admin, 'staff'),
  'staff.administrator_ended': to(admin, 'staff'),
  'support.created': to(['support'], 'request'),
  'support.message': to(agents, 'request'),
  'support.assigned': to(agents, 'request'),
  'support.reopened': to(agents, 'request'),
  'support.overdue': to(agents, 'request'),
  // Everybody of the office starts exports, those without the journal too; of old feeds the first one.
  'process.completed': to(office, 'process', 'ownProcess'),
  'process.with_errors': to(office, 'process', 'ownProcess'),
  'process.failed': to(office, 'process', 'ownProcess'),
};

/** Topics of the member alone: of sales, points, payouts and the application. */
const ofMember = new Set(['sales', 'points', 'expiry', 'payouts', 'passport', 'promotions', 'account']);
const about = (...kinds: string[]) => new Set(kinds);
const toMemberOfSafety = about('member.blocked', 'member.unblocked', 'member.email_changed', 'member.phone_changed');
const toAnyone = about(
  'session.new_device',
  'password.changed',
  'second_factor.on',
  'second_factor.off',
  'second_factor.reset',
  'second_factor.codes',
  'second_factor.used',
);

/** Who a kind may come to and where it leads; a kind nobody has thought of has no row. */
function rowOf({ kind, topic }: NoticeEvent): Row | undefined {
  if (topic === undefined) return toWork[kind];
  if (topic === 'support') return to(writers, 'ownRequest');
  if (ofMember.has(topic) || toMemberOfSafety.has(kind)) return to(['member']);
  return toAnyone.has(kind) ? to(roles) : undefined;
}

const events = noticeEvents().filter(({ kind, direct }) => !kind.startsWith('test.') && !direct);
const entityOf = ({ entity }: NoticeEvent) => (entity ? { type: entity, id: newId() } : null);

it('every kind has its readers, and every row is of a kind there is', () => {
  expect(events.filter((event) => (rowOf(event)?.readers ?? []).length === 0).map(({ kind }) => kind)).toEqual([]);
  const kinds = new Set(events.map(({ kind }) => kind));
  expect([...Object.keys(toWork), ...toMemberOfSafety, ...toAnyone].filter((kind) => !kinds.has(kind))).toEqual([]);
});

const pairs = events.flatMap((event) =>
  (rowOf(event)?.readers ?? []).map((role) => [event.kind, role, event, rowOf(event)!.places] as const),
);

it.each(pairs.filter(([, role]) => role !== 'member'))('%s opens for the role %s', (kind, role, event, places) => {
  const access = accessOfRole(role);
  const entity = entityOf(event);
  const place = noticePlace({ kind, entity }, access);
  if (places.length === 0) expect(place).toBeUndefined();
  else expect(places).toContain(place);
  // The letter, where one is sent.
  const { pathname } = new URL(linkOf('https://x.example', entity ?? undefined, event.topic, false));
  const screen = screenAt('backoffice', pathname.replace(/(?<=my-requests)\/.*$/, ''));
  expect(screen === 'admin-root' || (screen !== undefined && isAvailable(screen, access)), pathname).toBe(true);
});

it.each(pairs.filter(([, role]) => role === 'member'))('%s opens for a %s in the portal', (_, role, event) => {
  const entity = entityOf(event);
  const { pathname } = new URL(linkOf('https://x.example', entity ?? undefined, event.topic, true));
  const screen = screenAt('portal', pathname);
  expect(screen !== undefined && (screen === 'root' || isAvailable(screen, accessOfRole(role))), pathname).toBe(true);
  if (entity) expect(pathname).not.toBe('/');
});

it('nobody without the queue of requests hears of one that waits too long', () => {
  expect(agents).toEqual(['admin', 'moderator', 'support']);
});
