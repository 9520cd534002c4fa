import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import * as masks from '../masks/index.ts';
import { copyText, slowDown } from '../test-utils/gestures.ts';
import { actions } from '../test-utils/matrix/actions.ts';
import { openRoom, type Room } from '../test-utils/matrix/room.tsx';
import { subjects, type Subject } from '../test-utils/matrix/subjects.tsx';

let room: Room | undefined;
const warned: unknown[][] = [];
const open = (subject: Subject): Room => (room = openRoom(subject));

beforeEach(() => {
  warned.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...text) => void warned.push(text));
  }
});
afterEach(async () => {
  await room?.close();
  room = undefined;
  expect(warned).toEqual([]);
  vi.restoreAllMocks();
});

it('forgets no mask', () => {
  const known = subjects.map(({ id }) => id);
  for (const [name, entry] of Object.entries(masks)) {
    if (typeof entry === 'object') expect(known).toContain(entry.id);
    else if (name === 'code') expect(known).toContain('code');
  }
});

describe.each(subjects.map((subject) => [subject.id, subject] as const))('%s', (_id, subject) => {
  it.each(Object.entries(actions))('%s', async (_name, act) => {
    await act(open(subject));
  });
});

describe.each([4, 6])('everything again, the processor %d times slower', (rate) => {
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

it('keeps the clipboard helper honest', async () => {
  await copyText('проверка');
  const { input, heard, shows } = open(subjects[0] as Subject);
  await userEvent.paste();
  await shows('', 0);
  await vi.waitFor(() => expect(heard).toEqual([masks.phone.unreadable]));
  expect(input.value).toBe('');
});
