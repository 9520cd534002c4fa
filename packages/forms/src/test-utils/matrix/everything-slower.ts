import { afterAll, beforeAll, describe, it } from 'vitest';

import { slowDown } from '../gestures.ts';
import { actions } from './actions.ts';
import { openRooms } from './rooms.ts';
import { subjects } from './subjects.tsx';

/** Takes every mask through every action on a processor so many times slower. */
export function everythingSlower(rate: number): void {
  const open = openRooms();

  describe(`everything again, the processor ${rate} times slower`, () => {
    beforeAll(() => slowDown(rate));
    afterAll(() => slowDown(1));

    it.each(subjects.map((subject) => [subject.id, subject] as const))(
      '%s',
      { timeout: 180_000 },
      async (_id, subject) => {
        const shared = open(subject);
        for (const [name, act] of Object.entries(actions)) {
          await act(shared).catch((cause: unknown) => {
            throw new Error(`in «${name}»`, { cause });
          });
          await shared.reset();
        }
      },
    );
  });
}
