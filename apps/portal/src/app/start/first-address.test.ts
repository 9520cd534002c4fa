import { expect, it } from 'vitest';

import { firstAddress } from './first-address.ts';

it.each([
  ['/', '', '/login'],
  ['/sales', '', '/login?returnTo=%2Fsales'],
  ['/sales/', '', '/login?returnTo=%2Fsales%2F'],
  ['/sales', '?new=1', '/login?returnTo=%2Fsales%3Fnew%3D1'],
  ['/promotion-detail/7', '', '/login?returnTo=%2Fpromotion-detail%2F7'],
  ['/login', '?returnTo=%2Fsales', undefined],
  ['/registration', '', undefined],
  ['/email-confirm', '?code=1', undefined],
  ['/500', '', undefined],
  ['/nowhere', '', undefined],
  ['/promotion-detail', '', undefined],
  ['/promotion-detail/7/edit', '', undefined],
])('without a session %s%s starts at %s', (pathname, search, address) => {
  expect(firstAddress({ pathname, search })).toBe(address);
});
