import { randomBytes } from 'node:crypto';

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { createFileCipher } from './file-cipher.ts';
import { createKeyRing } from './key-ring.ts';

const masters = new Map(['old', 'new'].map((id) => [id, randomBytes(32)] as const));
const cipherOf = (current: string, ...others: string[]) =>
  createFileCipher(
    createKeyRing({
      current,
      keys: new Map([current, ...others].map((id) => [id, masters.get(id) ?? Buffer.alloc(32)])),
      index: Buffer.alloc(32),
    }),
  );
const old = cipherOf('old');

const whole = async (parts: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
};
function* cut(bytes: Buffer, size: number): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const seal = (bytes: Buffer, name = 'a') => whole(old.seal(name, cut(bytes, 50_000)));
const open = (sealed: Buffer, { name = 'a', by = old, step = 65_536, isSealed = false } = {}) =>
  whole(by.open(name, cut(sealed, step), { isSealed }));

it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 200_001])('gives %d bytes back, however they come', async (length) => {
  const bytes = randomBytes(length);
  const sealed = await seal(bytes);
  for (const step of [7_001, 65_536, 1_000_000]) expect((await open(sealed, { step })).equals(bytes)).toBe(true);
});

it('reads a file that comes by single bytes', async () => {
  expect((await open(await seal(Buffer.from('Мария Ключева')), { step: 1 })).toString()).toBe('Мария Ключева');
});

it('shows nothing of the content, and never the same bytes twice', async () => {
  const text = Buffer.from('79041700417;'.repeat(1000));
  const [first, second] = [await seal(text), await seal(text)];
  expect(first.includes('79041700417')).toBe(false);
  expect(first.equals(second)).toBe(false);
});

it('opens nothing that was changed, cut short, lengthened or put together anew', async () => {
  const bytes = randomBytes(150_000);
  const sealed = await seal(bytes);
  const header = sealed.length - 150_000 - 3 * 16;
  const piece = 65_536 + 16;
  const [first, second] = [
    sealed.subarray(header, header + piece),
    sealed.subarray(header + piece, header + 2 * piece),
  ];
  const head = sealed.subarray(0, header);
  const broken = {
    'the last piece is missing': sealed.subarray(0, header + 2 * piece),
    'nothing after the header': head,
    'half of the header': head.subarray(0, 30),
    'a byte is missing': sealed.subarray(0, -1),
    'a byte more': Buffer.concat([sealed, Buffer.from([0])]),
    'two pieces exchanged': Buffer.concat([head, second, first, sealed.subarray(header + 2 * piece)]),
    'the first piece twice': Buffer.concat([head, first, sealed.subarray(header)]),
    'the content of another file': Buffer.concat([head, (await seal(bytes)).subarray(header)]),
  };
  for (const [how, wrong] of Object.entries(broken)) await expect(open(wrong), how).rejects.toThrow();
  await expect(open(sealed, { name: 'b' })).rejects.toThrow();
  await fc.assert(
    fc.asyncProperty(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const wrong = Buffer.from(sealed);
      wrong[at] = (wrong[at] ?? 0) ^ change;
      await expect(open(wrong, { isSealed: true })).rejects.toThrow();
    }),
    { numRuns: 60 },
  );
});

it('passes a file from before the sealing as it is', async () => {
  for (const plain of ['', 'a', 'ИНН;Название\r\n'.repeat(9_000)]) {
    expect((await open(Buffer.from(plain))).toString()).toBe(plain);
  }
});

it('puts a file under the present key, after which the old one is needed for nothing', async () => {
  const bytes = randomBytes(150_000);
  const both = cipherOf('new', 'old');
  const alone = cipherOf('new');
  const sealed = await seal(bytes);
  await expect(open(sealed, { by: alone })).rejects.toThrow('No key old');
  for (const [before, isSealed] of [
    [sealed, true],
    [bytes, false],
  ] as const) {
    const rewrapped = await whole(both.reencrypt('a', cut(before, 65_536), { isSealed }));
    expect(rewrapped.includes(bytes.subarray(0, 100))).toBe(false);
    expect((await open(rewrapped, { by: alone })).equals(bytes)).toBe(true);
  }
});

it('lets go of what it reads when the reader goes away or it does not open', async () => {
  let closed = 0;
  const source = async function* (bytes: Buffer) {
    try {
      yield* cut(bytes, 4_000);
    } finally {
      closed += 1;
    }
  };
  const sealed = await seal(randomBytes(300_000));
  for await (const _ of old.open('a', source(sealed), { isSealed: true })) break;
  await expect(whole(old.open('b', source(sealed), { isSealed: true }))).rejects.toThrow();
  await expect(whole(cipherOf('new').open('a', source(sealed), { isSealed: true }))).rejects.toThrow();
  expect(closed).toBe(3);
});
