import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectColumnsInView, expectUncut, listWidths } from '../../shared/test-utils/in-view.ts';
import { renderRoute, type RenderedRoute } from '../../shared/test-utils/render-route.tsx';
import { partnersMessages as messages } from './messages.ts';
import { Component } from './route.tsx';

const partner = {
  id: 'p1',
  name: 'Мастерок',
  legalName: 'ООО «Мастерок-Тверь»',
  inn: '000000100164',
  kpp: '000101001',
  contactName: 'Соболева Ирина Викторовна',
  phone: '79065550100',
  email: null,
  region: 'Тверская область',
  status: 'active',
  storesCount: 4,
  membersCount: 18,
  salesLast30Days: 41,
  createdAt: '2026-04-04 12:00:00.000',
  version: 1,
};
const totals = {
  statuses: [
    { status: 'active', count: 4 },
    { status: 'suspended', count: 2 },
    { status: 'archived', count: 1 },
  ],
};

let screen: RenderedRoute;
afterEach(() => screen.unmount());

async function open(width: number): Promise<void> {
  await page.viewport(width, 900);
  screen = renderRoute({
    Component,
    path: '/partners/:id?',
    at: '/partners',
    grants: ['partner.partnerList:read', 'partner.partnerDetail:read'],
    answer: ({ path }) =>
      path.endsWith('/partner/list')
        ? { items: [partner], page: 1, size: 15, total: 6, totalCapped: false, totals, notFound: [] }
        : undefined,
  });
  await expect.element(page.getByRole('link', { name: 'Мастерок' })).toBeVisible();
}

const { columns } = messages;
const needed = [columns.name, columns.status, columns.legalName, columns.inn];
const figures = [columns.stores, columns.members, columns.sales];

it.each([
  [listWidths[0], [...needed, ...figures, columns.phone, columns.createdAt]],
  [listWidths[1], [...needed, ...figures]],
])('shows who the partner is and how it does at %i', async (width, names) => {
  await open(width);
  await expectColumnsInView(width, names);
  await expectUncut(/^000000|^Участников$|^Продаж 30 дн\.$/u, 3);
});

it('counts all of the list as it opens: without the archive', async () => {
  await open(1440);
  await expect.element(page.getByRole('button', { name: /^Все\s6$/ })).toBeVisible();
});

it('says on a phone what the number of a card counts', async () => {
  await open(390);
  await expect.element(page.getByText('18 участников')).toBeVisible();
});

it('says once that a partner is not there', async () => {
  await open(1440);
  await screen.router.navigate('/partners/p9');
  await expect.element(page.getByRole('dialog').getByText('Такой записи нет')).toBeVisible();
  expect(
    page
      .getByRole('alert')
      .getByText(/Не найдено/)
      .elements(),
  ).toEqual([]);
});
