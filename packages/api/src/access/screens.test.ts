import { expect, it } from 'vitest';

import { screenAt } from './screens.ts';

it.each([
  ['/', 'root'],
  ['/sales', 'sales'],
  ['/sales/', 'sales'],
  ['/promotion-detail/7', 'promotion-detail'],
  ['/promotion-detail/7/', 'promotion-detail'],
  ['/registration', 'registration'],
  ['/500', 'error-500'],
  ['/nowhere', undefined],
  ['/promotion-detail', undefined],
  ['/promotion-detail/', undefined],
  ['/promotion-detail/7/edit', undefined],
  ['/salesman', undefined],
  ['/admin/participants', undefined],
] as const)('the portal has %s as %s', (pathname, name) => {
  expect(screenAt('portal', pathname)).toBe(name);
});

it.each([
  ['/admin', 'admin-root'],
  ['/admin/', 'admin-root'],
  ['/admin/participants', 'participants'],
  ['/admin/logs/42', 'log-detail'],
  ['/sales', undefined],
] as const)('the back-office has %s as %s', (pathname, name) => {
  expect(screenAt('backoffice', pathname)).toBe(name);
});
