import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectColumnsInView, listWidths } from '../../shared/test-utils/in-view.ts';
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
const needed = [columns.name, columns.status, columns.legalName, columns.inn, columns.phone];
const figures = [columns.stores, columns.members, columns.sales, columns.createdAt];

it.each([
  [listWidths[0], [...needed, ...figures]],
  [listWidths[1], [...needed, columns.stores]],
])('shows who the partner is and how it does at %i', async (width, names) => {
  await open(width);
  await expectColumnsInView(width, names);
});

it('counts all of the list as it opens: without the archive', async () => {
  await open(1440);
  await expect.element(page.getByRole('button', { name: /^Все\s6$/ })).toBeVisible();
});
