import { expect, it } from 'vitest';

import { matchPath } from './match-path.ts';

it.each([
  ['/logs/:id', '/logs/42', { id: '42' }],
  ['/logs/:id', '/logs/42/', { id: '42' }],
  ['/logs/:id', '/logs', undefined],
  ['/sales/:id?', '/sales', { id: undefined }],
  ['/sales/:id?', '/sales/7', { id: '7' }],
  ['/sales/:id?', '/sales/7/edit', undefined],
  ['/transactions/:tab?/:id?', '/transactions/withdrawals/7', { tab: 'withdrawals', id: '7' }],
  ['/promotion-detail/:id', '/promotion-detail/%D0%B0', { id: 'а' }],
  ['/promotion-detail/:id', '/promotion-detail/%', undefined],
  ['/', '/', {}],
  ['/sales', '/salesman', undefined],
])('%s of %s is %j', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});
