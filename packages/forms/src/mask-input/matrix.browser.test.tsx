import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';

import * as masks from '../masks/index.ts';
import { copyText, withClipboard } from '../test-utils/gestures.ts';
import { actions } from '../test-utils/matrix/actions.ts';
import { openRooms } from '../test-utils/matrix/rooms.ts';
import { subjects, type Subject } from '../test-utils/matrix/subjects.tsx';

const open = openRooms();

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

it('keeps the clipboard helper honest', async () => {
  const { input, heard, shows } = await withClipboard(async () => {
    await copyText('проверка');
    const room = open(subjects[0] as Subject);
    await userEvent.paste();
    return room;
  });
  await shows('', 0);
  await expect.poll(() => heard).toEqual([masks.phone.unreadable]);
  expect(input.value).toBe('');
});
