import { expect, it } from 'vitest';

import { scrollKey } from './scroll-key.ts';

it('keeps the place of a loaded page by its address, of the others by their entry', () => {
  const sales = { pathname: '/sales', search: '?status=draft' };
  expect(scrollKey({ key: 'default', ...sales })).toBe('/sales?status=draft');
  expect(scrollKey({ key: 'default', pathname: '/profile', search: '' })).toBe('/profile');
  expect(scrollKey({ key: 'k3f9', ...sales })).toBe('k3f9');
});
