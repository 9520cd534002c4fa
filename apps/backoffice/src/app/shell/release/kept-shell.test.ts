import { screens } from '@pribavka/api';
import { expect, it } from 'vitest';

import { workerOptions } from '../../../../worker.ts';

type Matcher = (what: { request: { mode: string; cache: string }; url: URL; sameOrigin: boolean }) => boolean;

const opensByShell = (path: string, request = { mode: 'navigate', cache: 'default' }, sameOrigin = true): boolean => {
  const matches = workerOptions.workbox?.runtimeCaching?.[0]?.urlPattern as unknown as Matcher;
  return matches({ request, url: new URL(path, 'https://pribavka.example'), sameOrigin });
};
const addresses = Object.values(screens)
  .map(({ path }) => path.replace(':id', '7'))
  .filter((path) => path.startsWith('/admin/'));

it.each([...addresses, '/admin/', '/admin/no-such-page'])('opens %s by the shell the worker keeps', (path) => {
  expect(opensByShell(path)).toBe(true);
});

it.each(['/', '/dashboard', '/administrators', '/api/v1/private/role', '/admin/favicon.svg'])(
  'leaves %s to the server',
  (path) => {
    expect(opensByShell(path)).toBe(false);
  },
);

it('leaves a reload, what is no page and other sites to the server', () => {
  for (const cache of ['no-cache', 'reload']) {
    expect(opensByShell('/admin/sales', { mode: 'navigate', cache })).toBe(false);
  }
  expect(opensByShell('/admin/sales', { mode: 'cors', cache: 'default' })).toBe(false);
  expect(opensByShell('/admin/sales', { mode: 'navigate', cache: 'default' }, false)).toBe(false);
});
