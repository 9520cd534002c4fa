import { expect, it } from 'vitest';

import { isBackoffice, loginUrl, returnAddress } from './urls.ts';

it('keeps the whole address asked for, with its query', () => {
  const url = loginUrl('/sales?status=moderation&period=7');
  expect(returnAddress(new URL(url, 'http://localhost').search)).toBe('/sales?status=moderation&period=7');
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/login?returnTo=%2Flogin',
])('refuses to return to %s', (from) => {
  expect(returnAddress(`?${new URLSearchParams({ returnTo: from })}`)).toBeUndefined();
});

it('knows the other app by its address', () => {
  expect(['/admin', '/admin/sales?x=1', '/administrator', '/dashboard'].map(isBackoffice)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
