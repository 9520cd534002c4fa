import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { type Config, readConfig } from '../../../config.ts';
import { type MasterKeys, printOf } from '../../../crypto/index.ts';
import { adminCommand } from '../admin.ts';
import { writeKeys } from './keys-file.ts';

const root = mkdtempSync(join(tmpdir(), 'pribavka-refusals-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let made = 0;
const newFolder = (): string => {
  made += 1;
  const folder = join(root, `n${made}`);
  mkdirSync(folder);
  return folder;
};
const keyOf = (byte: number): Buffer => Buffer.alloc(32, byte);
const keys: MasterKeys = { current: 'local', keys: new Map([['local', keyOf(1)]]), index: keyOf(2) };

/** A backup as far as it is read before anything is restored. */
function backupWith(secret: Buffer, index: Buffer): string {
  const folder = newFolder();
  const prints = [
    { kind: 'secret', id: 'local', print: printOf(secret), isNeeded: true },
    { kind: 'index', id: printOf(index), print: printOf(index), isNeeded: true },
  ];
  const manifest = { format: 2, keys: prints, database: { installation: 'one' }, files: {} };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}
const ours = backupWith(keyOf(1), keyOf(2));

async function admin(args: string[], over: Partial<Config> = {}): Promise<{ code: number; text: string }> {
  const said: string[] = [];
  const say = (line: string): void => void said.push(line);
  const config = () => ({ ...readConfig({ DATA_DIR: newFolder() }), ...over });
  const code = await adminCommand(args, { config, say, complain: say });
  return { code, text: said.join('\n') };
}

it.each([
  ['another key under the same name', backupWith(keyOf(3), keyOf(2)), 'SECRET_KEYS: ключ «local» не тот'],
  ['another index key', backupWith(keyOf(1), keyOf(3)), 'INDEX_KEY: нет ключа'],
])('nothing is restored with %s', async (_, folder, reason) => {
  const { code, text } = await admin(['restore', folder], { keys });
  expect([code, text]).toEqual([1, expect.stringContaining(`Ключи не от этой копии. ${reason}`)]);
});

it('a backup of another format says which release to restore it with', async () => {
  const folder = newFolder();
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ format: 3, version: '9.1.0' }));
  const { code, text } = await admin(['restore', folder], { keys });
  expect([code, text]).toEqual([
    1,
    'Копия формата 3, а эта версия читает формат 2. Восстановите её той версией, которая её сделала: 9.1.0',
  ]);
});

it('nothing is restored with keys that could not be stored in the end', async () => {
  const [file, dataDir] = [join(newFolder(), 'keys'), newFolder()];
  await writeKeys(file, { ...keys, olderIndexes: [keyOf(3)] });
  const { code, text } = await admin(['restore', ours, '--keys', file], { dataDir });
  expect([code, text]).toEqual([1, expect.stringContaining('Ключи в середине замены')]);
  expect(readdirSync(dataDir)).toEqual([]);
});

it.each([
  ['files that were put aside', join('aside', 'ab', 'c'.repeat(46)), '', 'уже лежат файлы'],
  ['the mark of another installation', 'installation', 'another\n', 'принадлежит другой установке'],
])('nothing is restored into a place with %s', async (_, path, content, reason) => {
  const dataDir = newFolder();
  const file = join(dataDir, 'files', path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, content);
  const { code, text } = await admin(['restore', ours], { keys, dataDir });
  expect([code, text]).toEqual([1, expect.stringContaining(reason)]);
});

it('keys are not written into the folder of the backup by another name of it', async () => {
  const [real, link] = [newFolder(), join(root, 'link')];
  symlinkSync(real, link);
  const { code, text } = await admin(['backup', join(link, 'copy'), '--keys', join(real, 'copy', 'keys')]);
  expect([code, text]).toEqual([1, expect.stringContaining('Ключи не кладут рядом с копией')]);
});

it('only a folder that is not there is taken for an empty one', async () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '');
  const { code, text } = await admin(['backup', file]);
  expect([code, text]).toEqual([1, `Папка ${file} не читается (ENOTDIR)`]);
});
