import { describe, expect, it } from 'vitest';

import { createPlaces } from '../core/files/places.ts';
import { createUploadRoom } from './upload-room.ts';

const limits = { bytes: 10, ofOne: 2, waiting: 3, waitMs: 20 };
const soon = () => new Promise((done) => setImmediate(done));

describe('the room of uploads', () => {
  it('holds so many bytes; the next one waits for those that leave', async () => {
    const room = createUploadRoom({ ...limits, waitMs: 10_000 });
    const leave = await room.enter('a', 8);
    let isIn = false;
    const next = room.enter('b', 8).then((left) => ((isIn = true), left));
    await soon();
    expect(isIn).toBe(false);
    leave();
    // Said twice, it is one leaving.
    leave();
    (await next)();
  });

  it('lets another account pass one whose account is busy', async () => {
    const room = createUploadRoom({ ...limits, waitMs: 10_000 });
    const first = await room.enter('a', 1);
    await room.enter('a', 1);
    const third = room.enter('a', 1);
    (await room.enter('b', 1))();
    first();
    (await third)();
  });

  it('lets one that is larger than the room in alone', async () => {
    const room = createUploadRoom(limits);
    (await room.enter('a', 100))();
  });

  it('refuses by a plain 503 who waits too long, and who comes past the end of the line', async () => {
    const room = createUploadRoom(limits);
    const leave = await room.enter('a', 10);
    const waiting = Array.from({ length: 3 }, (_, at) => room.enter(`b${at}`, 1).catch((error: unknown) => error));
    await expect(room.enter('c', 1)).rejects.toMatchObject({ code: 'FILE_BUSY', status: 503 });
    for (const one of await Promise.all(waiting)) expect(one).toMatchObject({ code: 'FILE_BUSY', status: 503 });
    leave();
    (await room.enter('d', 10))();
  });
});

it('work of few places runs so many at once, in the order it came, and refuses past its line', async () => {
  const places = createPlaces({ atOnce: 2, waiting: 3 });
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (at: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    order.push(at);
    await soon();
    running -= 1;
    if (at === 0) throw new Error('broken');
  };
  const all = Array.from({ length: 6 }, (_, at) => places.run(work(at)).catch((error: unknown) => error));
  const ends = await Promise.all(all);
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(ends[5]).toMatchObject({ code: 'FILE_BUSY', status: 503 });
  await places.run(work(7));
});
