import type { Grant } from '@pribavka/api';
import type { ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { Component as Brands } from '../screens/brands/route.tsx';
import { Component as Logs } from '../screens/logs/route.tsx';
import { Component as Manufacturers } from '../screens/manufactures/route.tsx';
import { Component as TechUsers } from '../screens/tech-users/route.tsx';
import { Component as Transactions } from '../screens/transactions/route.tsx';
import { renderRoute, type RenderedRoute } from '../shared/test-utils/render-route.tsx';

let screen: RenderedRoute;
afterEach(() => screen.unmount());

const empty = { items: [], page: 1, size: 15, total: 0, totalCapped: false, totals: { statuses: [] } };

// The screen, the address of its list, the right to it, the call that makes the file, and what it is asked by.
const lists: readonly [string, ComponentType, string, Grant, string, object][] = [
  [
    'adjustments',
    Transactions,
    '/transactions/tunings?f.direction=debit&q=Быков',
    'transactionPage.tuningsTransactionList:read',
    '/tunings/export',
    { search: 'Быков', filters: { direction: 'debit' } },
  ],
  [
    'registries',
    Transactions,
    '/transactions/registries?f.status=completed&q=7',
    'transactionPage.transactionListAdmin:read',
    '/registry/export',
    { search: '7', filters: { statuses: ['completed'] } },
  ],
  [
    'technical users',
    TechUsers,
    '/tech-users?view=suspended&q=касса',
    'technicalUserPage.technicalUserList:read',
    '/technical/export',
    { search: 'касса', filters: { statuses: ['suspended'] } },
  ],
  [
    'brands',
    Brands,
    '/brands?view=inactive&q=кремень',
    'brands.brandsList:read',
    '/brands/export',
    { search: 'кремень', filters: { isActive: false } },
  ],
  [
    'manufacturers',
    Manufacturers,
    '/manufactures?view=archived&q=ярус',
    'manufacturer.manufacturerList:read',
    '/manufacturer/export',
    { search: 'ярус', filters: { statuses: ['archived'] } },
  ],
  [
    'processes',
    Logs,
    '/logs?kind=process&view=failed&f.type=product_import',
    'logs.processList:read',
    '/processes/export',
    { filters: { kinds: ['product_import'], statuses: ['failed', 'completed_with_errors'], lastHours: 168 } },
  ],
];

it.each(lists)('the file of %s is asked for by what the list is', async (_name, Component, at, grant, call, asked) => {
  const path = at.startsWith('/transactions') ? '/transactions/:tab?/:id?' : `${at.split('?')[0]}/:id?`;
  const answer = ({ path: to }: { path: string }) => (to.endsWith('/list') ? empty : undefined);
  screen = renderRoute({ Component, path, at, grants: [grant], answer });
  await page.getByRole('button', { name: 'Экспорт' }).click();
  await expect.poll(() => screen.sent.find((sent) => sent.path.endsWith(call))?.body).toEqual(asked);
});
