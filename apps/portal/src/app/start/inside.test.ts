import { screens } from '@pribavka/api';
import { expect, it } from 'vitest';

import { isInside } from './inside.ts';

const portal = Object.values(screens).filter(({ app, path }) => app === 'portal' && !path.includes('*'));

it('knows of every screen whether it wants a session, as the guards do', () => {
  expect(portal.length).toBeGreaterThan(10);
  for (const { path, availability } of portal) {
    const guarded = availability.kind !== 'public' && availability.kind !== 'open';
    const address = path.replaceAll(/:[a-z]+/g, '7');
    expect([address, isInside(address)]).toEqual([address, guarded]);
    if (guarded) expect(isInside(`${address}/`)).toBe(true);
  }
});

it.each(['/nowhere', '/promotion-detail', '/promotion-detail/', '/promotion-detail/7/edit', '/salesman'])(
  'leaves %s to the page of what is not found',
  (address) => expect(isInside(address)).toBe(false),
);
