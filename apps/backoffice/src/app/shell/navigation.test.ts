import { screens } from '@pribavka/api';
import { expect, it } from 'vitest';

import { areas } from '../areas.ts';
import { basename } from '../urls.ts';
import { breadcrumbsOf, navigationOf } from './navigation.ts';

const accessFor = (roleCode: string, grants: string[]) => ({ roleCode, grants: new Set(grants) });
const itemsFor = (...parameters: Parameters<typeof navigationOf>) =>
  navigationOf(...parameters).flatMap((group) => group.items);

it('shows only the sections the person may open and no empty group', () => {
  const access = accessFor('finance', ['transactionPage.transactionListAdmin:read']);
  expect(itemsFor(access).map((item) => item.id)).toEqual(['transactions']);
});

it('shows nothing before it is known who is there, and nothing of the back-office to a member', () => {
  expect(navigationOf(undefined)).toEqual([]);
  expect(navigationOf(accessFor('member', ['sales.salesListMember:read']))).toEqual([]);
});

it('draws a count only where somebody waits', () => {
  const access = accessFor('moderator', ['sales.salesListAdmin:read', 'memberPage.memberList:read']);
  const items = itemsFor(access, { sales: 128, participants: 0 });
  expect(items.map((item) => item.count)).toEqual([undefined, 128]);
});

it('has the own requests of those who have no queue of everybody’s', () => {
  const own = 'technicalSupport.detailRequestTechnicalSupport:read';
  expect(itemsFor(accessFor('partner', [own])).map((item) => item.id)).toEqual(['my-requests']);
  const agent = [own, 'technicalSupport.technicalSupportList:read'];
  expect(itemsFor(accessFor('support', agent)).map((item) => item.id)).toEqual(['support']);
  expect(itemsFor(accessFor('member', [own]))).toEqual([]);
});

it('opens every area at the path the access rules give its screen', () => {
  for (const { screen, path } of areas) {
    const expected = screens[screen].path.replace(basename, '');
    const fixed = path.replaceAll(/\/:\w+\?/g, '');
    expect([screen, fixed.startsWith(expected.replaceAll(/\/:\w+$/g, ''))]).toEqual([screen, true]);
  }
});

it('names the group and the section of an address, and a screen outside the menu by its own name', () => {
  const queue = areas.find((area) => area.flush);
  const profile = areas.find((area) => area.screen === 'admin-profile');
  expect(queue && breadcrumbsOf(queue)).toEqual([{ label: 'Программа' }, { label: 'Продажи', href: '/sales' }]);
  expect(profile && breadcrumbsOf(profile)).toEqual([{ label: 'Профиль' }]);
  expect(breadcrumbsOf({ screen: 'admin-not-found' })).toEqual([]);
});
