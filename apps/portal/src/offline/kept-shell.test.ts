import { screens } from '@pribavka/api';
import { expect, it } from 'vitest';

import { workerOptions } from '../../worker.ts';
import { memberAreas, standaloneAreas } from '../app/areas.ts';

type Matcher = (what: { request: { mode: string; cache: string }; url: URL; sameOrigin: boolean }) => boolean;

const opensByShell = (path: string, request = { mode: 'navigate', cache: 'default' }): boolean => {
  const matches = workerOptions.workbox?.runtimeCaching?.[0]?.urlPattern as unknown as Matcher;
  return matches({ request, url: new URL(path, 'https://pribavka.example'), sameOrigin: true });
};
const pathOf = ({ screen }: { screen: keyof typeof screens }): string => screens[screen].path.replace(':id', '7');

it.each(memberAreas.map(pathOf))('opens %s by the shell the worker keeps', (path) => {
  expect(opensByShell(path)).toBe(true);
});

it.each([...standaloneAreas.map(pathOf), '/', '/500', '/admin/sales', '/api/v1/public', '/salesman'])(
  'leaves %s to the server',
  (path) => {
    expect(opensByShell(path)).toBe(false);
  },
);

it('leaves a reload, and what is no page, to the server', () => {
  for (const cache of ['no-cache', 'reload'])
    expect(opensByShell('/dashboard', { mode: 'navigate', cache })).toBe(false);
  expect(opensByShell('/dashboard', { mode: 'cors', cache: 'default' })).toBe(false);
});
