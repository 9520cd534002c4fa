import { afterEach, beforeEach, expect, vi } from 'vitest';

import { openRoom, type Room } from './room.tsx';
import type { Subject } from './subjects.tsx';

/** Opens rooms for the tests of a file: each is closed behind its test, and nothing may be warned about meanwhile. */
export function openRooms(): (subject: Subject) => Room {
  let room: Room | undefined;
  const warned: unknown[][] = [];
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
  return (subject) => (room = openRoom(subject));
}
