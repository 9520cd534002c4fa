import { expect, it } from 'vitest';

import { parse } from '../lib/sources.ts';
import { chanceIn } from './chance.ts';

const lines = (text: string): number[] => chanceIn(parse('a.test.ts', text)).map(({ line }) => line);

it('finds what makes a test answer by chance', () => {
  expect(
    lines(`
await vi.waitFor(() => expect(a).toBe(1));
await page.waitForTimeout(300);
await page.goto('/', { waitUntil: 'networkidle' });
expect(performance.now() - started).toBeLessThan(2000);
server.listen(6108);
`),
  ).toEqual([2, 3, 4, 5, 6]);
});

it('lets pass what waits for what it means', () => {
  expect(
    lines(`
await expect.poll(() => a).toBe(1);
expect(take(Date.now())).toBe('rows');
server.listen(0, '127.0.0.1');
`),
  ).toEqual([]);
});
