import { expect, it } from 'vitest';

import { pageOf } from './first.ts';

it.each([
  ['/sales', true, 'sales'],
  ['/sales/', true, 'sales'],
  ['/promotion-detail/7', true, 'promotion-detail'],
  ['/sales', false, 'login'],
  ['/registration', false, 'registration'],
  ['/', true, 'profile'],
  ['/', false, 'login'],
  ['/nowhere', true, undefined],
] as const)('%s with a session %s opens %s', (pathname, signedIn, page) => {
  expect(pageOf(pathname, signedIn)).toBe(page);
});
