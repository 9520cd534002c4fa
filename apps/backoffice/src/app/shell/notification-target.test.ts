import { expect, it } from 'vitest';

import { notificationTarget } from './notification-target.ts';

const about = (kind: string) => notificationTarget({ kind, entity: { type: 'support_request', id: 'r1' } });

it('an answer leads its author to his own requests, work of the desk leads to the queue', () => {
  for (const kind of ['support.answered', 'support.resolved', 'support.merged'])
    expect(about(kind), kind).toBe('/my-requests/r1');
  for (const kind of ['support.created', 'support.message', 'support.overdue'])
    expect(about(kind), kind).toBe('/support-requests/r1');
});

it('a decision that waits leads to its record, one about no single record to its list', () => {
  const of = (kind: string, type?: 'registry' | 'tuning' | 'product' | 'staff') =>
    notificationTarget({ kind, entity: type ? { type, id: 'x1' } : null });
  expect(of('registry.formed', 'registry')).toBe('/transactions/registries/x1');
  expect(of('tuning.asked', 'tuning')).toBe('/transactions/tunings/x1');
  expect(of('tuning.asked_file')).toBe('/transactions/tunings?view=mine');
  expect(of('product.points_asked', 'product')).toBe('/nomenclatures/x1?tab=prices');
  expect(of('product.points_asked_many')).toBe('/nomenclatures?f.waiting=1');
  expect(of('product.points_replaced_many')).toBe('/nomenclatures');
  expect(of('staff.change_asked', 'staff')).toBe('/access-roles/admin?tab=people&person=x1');
  expect(of('settings.asked')).toBe('/transactions/settings');
});
