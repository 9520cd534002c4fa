import { defaultRoles, type Grant, matchPath, type NoticePlace, noticePlaces } from '@pribavka/api';
import { routes } from '@pribavka/api/routes';
import { describe, expect, it } from 'vitest';

import { areas } from '../areas.ts';
import { noticeUrls, notificationTarget } from './notification-target.ts';

type Item = Parameters<typeof notificationTarget>[0];
type RoleCode = keyof typeof defaultRoles;

const accessOfRole = (roleCode: RoleCode) => {
  const grants: Partial<Record<string, readonly string[]>> = defaultRoles[roleCode].grants;
  const all = Object.entries(grants).flatMap(([group, actions]) =>
    (actions ?? []).map((action) => `${group}:${action}`),
  );
  return { roleCode, grants: new Set(all) };
};
const opened = (role: RoleCode, kind: string, type?: NonNullable<Item['entity']>['type']) =>
  notificationTarget({ kind, entity: type ? { type, id: 'x1' } : null }, accessOfRole(role));

const places = Object.keys(noticePlaces) as NoticePlace[];

describe('every place of a notice', () => {
  it.each(places)('%s is an area of the rights it is given for', (place) => {
    const [path = ''] = noticeUrls[place]('x1').split('?');
    const fixed = (area: string): number => area.split('/').filter((part) => !part.startsWith(':')).length;
    const [area] = areas
      .filter((each) => matchPath(each.path, path))
      .toSorted((one, other) => fixed(other.path) - fixed(one.path));
    const { screen, grants }: { screen: string; grants: readonly Grant[] } = noticePlaces[place];
    expect(area?.screen).toBe(screen);
    if (area?.grant) expect(grants).toContain(area.grant);
  });

  // What the card asks the server for.
  it.each([
    ['sale', 'sales.get'],
    ['withdrawal', 'withdrawals.get'],
    ['registry', 'registries.get'],
    ['operation', 'operations.get'],
    ['adjustment', 'tunings.get'],
    ['member', 'members.get'],
    ['promotion', 'promotions.adminGet'],
    ['product', 'products.get'],
    ['request', 'support.get'],
    ['pointsSettings', 'points.settings'],
  ] as const)('%s asks for the right of its card', (place, key) => {
    expect(noticePlaces[place].grants).toContain(routes[key].access);
  });
});

it('leads an author to own requests, an agent to the queue, and nobody to a closed one', () => {
  for (const kind of ['support.answered', 'support.resolved', 'support.merged'])
    for (const role of ['partner', 'manufacturer', 'finance', 'moderator'] as const)
      expect(opened(role, kind, 'support_request'), `${role} ${kind}`).toBe('/my-requests/x1');
  for (const kind of ['support.created', 'support.message', 'support.overdue']) {
    expect(opened('support', kind, 'support_request'), kind).toBe('/support-requests/x1');
    expect(opened('finance', kind, 'support_request'), kind).toBeUndefined();
  }
});

it('leads who has no journal to their own processes', () => {
  expect(opened('finance', 'process.failed', 'process')).toBe('/logs/x1?kind=process');
  for (const role of ['partner', 'manufacturer', 'support'] as const)
    expect(opened(role, 'process.failed', 'process'), role).toBe('/profile/processes/x1');
});

it('leads a decision that waits to its record, one about no single record to its list', () => {
  expect(opened('finance', 'registry.formed', 'registry')).toBe('/transactions/registries/x1');
  expect(opened('finance', 'tuning.asked', 'tuning')).toBe('/transactions/tunings/x1');
  expect(opened('finance', 'tuning.asked_file')).toBe('/transactions/tunings?view=mine');
  expect(opened('admin', 'product.points_asked', 'product')).toBe('/nomenclatures/x1?tab=prices');
  expect(opened('admin', 'product.points_asked_many')).toBe('/nomenclatures?f.waiting=1');
  expect(opened('manufacturer', 'product.points_replaced_many')).toBe('/nomenclatures');
  expect(opened('admin', 'staff.change_asked', 'staff')).toBe('/access-roles/admin?tab=people&person=x1');
  expect(opened('admin', 'settings.asked')).toBe('/transactions/settings');
  expect(opened('admin', 'reconciliation.differs')).toBe('/logs');
  expect(opened('finance', 'reconciliation.differs')).toBe('/transactions/operations');
});

it('has nowhere to lead before the rights are known, and for a kind it does not know', () => {
  expect(notificationTarget({ kind: 'sale.overdue', entity: null }, undefined)).toBeUndefined();
  expect(opened('admin', 'constructor')).toBeUndefined();
});
