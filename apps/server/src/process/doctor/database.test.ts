import { expect, it } from 'vitest';

import { readConfig } from '../../config.ts';
import type { MasterKeys } from '../../crypto/index.ts';
import { serverUrl } from '../../test/database.ts';
import { databaseChecks } from './database.ts';

const keys: MasterKeys = { current: 'one', keys: new Map([['one', Buffer.alloc(32, 1)]]), index: Buffer.alloc(32, 2) };

it('says of a database nothing was migrated in that it is empty, and of its keys that any will do', async () => {
  const checks = databaseChecks(serverUrl(), readConfig({ DATABASE_URL: serverUrl() }), keys);
  const look = (title: string) => checks.find((check) => check.title === title)?.look();
  await expect(look('схема')).rejects.toMatchObject({ message: 'база пуста', remedy: 'выполните main.js migrate' });
  expect(await look('ключи')).toBe('база пуста, подойдут любые');
});

const lookAt = (env: Record<string, string>, title: string) => {
  const config = readConfig(env);
  const checks = databaseChecks(config.databaseDirectUrl ?? config.databaseUrl ?? '', config, keys);
  return checks.find((check) => check.title === title)?.look();
};
const dead = 'postgres://nobody@127.0.0.1:1/nothing';

it.each([
  ['DATABASE_DIRECT_URL', { DATABASE_URL: serverUrl(), DATABASE_DIRECT_URL: dead }, ['база', 'схема', 'часы', 'ключи']],
  ['DATABASE_URL', { DATABASE_URL: dead, DATABASE_DIRECT_URL: serverUrl() }, ['пул соединений']],
  ['DATABASE_URL', { DATABASE_URL: dead }, ['база', 'пул соединений', 'схема', 'часы', 'ключи']],
  ['DATABASE_REPLICA_URL', { DATABASE_URL: serverUrl(), DATABASE_REPLICA_URL: dead }, ['реплика']],
] as const)('names %s where that is the address nobody answers at', async (variable, env, titles) => {
  for (const title of titles) {
    await expect(lookAt(env, title), title).rejects.toMatchObject({
      message: 'не отвечает (ECONNREFUSED)',
      remedy: expect.stringMatching(new RegExp(`^проверьте ${variable}, `)),
    });
  }
});

it('says of the other address that it is well, and of a replica only where there is one', async () => {
  expect(await lookAt({ DATABASE_URL: serverUrl(), DATABASE_DIRECT_URL: dead }, 'пул соединений')).toBe(
    'нет или по сессиям',
  );
  expect(await lookAt({ DATABASE_URL: serverUrl() }, 'реплика')).toBeUndefined();
  await expect(lookAt({ DATABASE_URL: serverUrl(), DATABASE_REPLICA_URL: serverUrl() }, 'реплика')).rejects.toThrow(
    'это не реплика',
  );
});

it('says that the database does not exist', async () => {
  const url = new URL(serverUrl());
  url.pathname = '/nothing_of_this_name';
  for (const title of ['база', 'пул соединений', 'схема']) {
    await expect(lookAt({ DATABASE_URL: url.href }, title), title).rejects.toMatchObject({
      message: 'такой базы на сервере нет (3D000)',
      remedy: expect.stringContaining('имя в DATABASE_URL'),
    });
  }
});
