import { accessOf, defaultRoles } from '@pribavka/api';
import { expect, it } from 'vitest';

import { navigationOf } from './nav.ts';

const accessFor = (roleCode: string, grants: string[]) => ({ roleCode, grants: new Set(grants) });

it('shows only the sections the person may open and no empty group', () => {
  const access = accessFor('finance', ['transactionPage.transactionListAdmin:read']);
  expect(navigationOf(access).flatMap((group) => group.items.map((item) => item.id))).toEqual(['transactions']);
});

it('shows nothing before it is known who is there, and nothing of the back-office to a member', () => {
  expect(navigationOf(undefined)).toEqual([]);
  expect(navigationOf(accessFor('member', ['sales.salesListMember:read']))).toEqual([]);
});

it('draws a count only where somebody waits', () => {
  const access = accessFor('moderator', ['sales.salesListAdmin:read', 'memberPage.memberList:read']);
  const items = navigationOf(access, { sales: 128, participants: 0 }).flatMap((group) => group.items);
  expect(items.map((item) => item.count)).toEqual([undefined, 128]);
});

it('reads the permissions answer as it comes', () => {
  expect(Object.keys(defaultRoles)).toContain('admin');
  expect(accessOf({ roleCode: 'admin', items: [] }).grants.size).toBe(0);
});
