import { afterEach, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectColumnsInView, expectUncut, listWidths } from '../../../shared/test-utils/in-view.ts';
import { renderRoute, type RenderedRoute } from '../../../shared/test-utils/render-route.tsx';
import { Component } from '../route.tsx';
import { adjustmentsMessages } from './messages.ts';

const waiting = {
  id: 'k1',
  number: 'К-000008',
  member: { id: 'm1', fullName: 'Овчинникова Наталья Сергеевна', phone: '+79990000000' },
  direction: 'credit',
  points: 60_000,
  reasonCode: 'contest',
  reasonName: 'Приз конкурса',
  createdAt: '2026-11-20 12:00:00.000',
  createdBy: { id: 'u1', name: 'Карташова Марина' },
  decidedBy: null,
  decidedAt: null,
  status: 'on_approval',
  allowedActions: [],
};
const applied = { ...waiting, id: 'k2', number: 'К-000007', status: 'applied', decidedBy: waiting.createdBy };

let screen: RenderedRoute;
afterEach(() => screen.unmount());

it.each(listWidths)(
  'keeps all of a correction in view at %i, its author and who approved it included',
  async (width) => {
    await page.viewport(width, 900);
    screen = renderRoute({
      Component,
      path: '/transactions/:tab?/:id?',
      at: '/transactions/tunings',
      grants: ['transactionPage.tuningsTransactionList:read'],
      answer: ({ path }) =>
        path.endsWith('/tunings/list')
          ? { items: [waiting, applied], page: 1, size: 15, total: 2, totalCapped: false, totals: { statuses: [] } }
          : undefined,
    });
    const { number, member, points, createdAt, createdBy, decidedBy, status } = adjustmentsMessages.columns;
    await expectColumnsInView(width, [number, member, points, createdAt, createdBy, decidedBy, status]);
    await expectUncut(/^20\.11\.2026$|^12:00:00$|Карташова М\.|Овчинникова Н\.\sС\.|Ждёт утверждения/, 6);
  },
);
