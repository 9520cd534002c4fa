import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { drawExample, withVariables } from '../scripts/lib/variables-page.ts';
import { readConfig } from './config.ts';
import { allVariables } from './config/all.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** Names the configuration asks its environment for, as it is read with nothing set. */
function variablesRead(): string[] {
  const names = new Set<string>();
  readConfig(
    new Proxy<NodeJS.ProcessEnv>(
      {},
      {
        get: (target, name) => {
          if (typeof name === 'string') names.add(name);
          return Reflect.get(target, name) as unknown;
        },
      },
    ),
  );
  return [...names].sort();
}

const problemsOf = (env: NodeJS.ProcessEnv): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it('describes every variable it reads, and reads every one it describes', () => {
  const described = allVariables.flatMap(({ name, isSecret }) => (isSecret ? [name, `${name}_FILE`] : [name]));
  expect(variablesRead()).toEqual(described.sort());
});

it('has its variables written into the page of operations and the example (write-variables.ts)', () => {
  expect(withVariables(read('docs/operations.md'))).toBe(read('docs/operations.md'));
  expect(drawExample()).toBe(read('.env.example'));
});

describe('a value that would start the wrong thing', () => {
  const key = (byte: number): string => Buffer.alloc(32, byte).toString('base64');

  it.each(['prod', 'Production', 'staging'])('NODE_ENV=%s is refused: it is no demonstration', (mode) => {
    expect(problemsOf({ NODE_ENV: mode })).toContain('NODE_ENV: нужно одно из: development, test, production');
  });

  it.each([undefined, '', 'development', 'test'])('NODE_ENV=%s is no production', (mode) => {
    expect(readConfig(mode === undefined ? {} : { NODE_ENV: mode }).isProduction).toBe(false);
  });

  it.each([
    ['different keys', `a:${key(1)},b:${key(2)},a:${key(3)}`],
    ['the same key', `a:${key(1)},a:${key(1)}`],
  ])('SECRET_KEYS with one name for %s is refused', (_, SECRET_KEYS) => {
    const said = problemsOf({ SECRET_KEYS, INDEX_KEY: key(9) });
    expect(said).toContain('SECRET_KEYS: одно имя дано двум ключам');
    expect(said).not.toContain(key(1));
  });

  it('METRICS_PORT at the port of the server is refused; two free ones are not', () => {
    for (const env of [{ METRICS_PORT: '3000' }, { PORT: '8080', METRICS_PORT: '8080' }])
      expect(problemsOf(env)).toContain('METRICS_PORT: нужен другой порт');
    expect(problemsOf({ PORT: '0', METRICS_PORT: '0' })).toBe('');
  });

  it('the pages about the API are open while developing, in production when they are asked for', () => {
    const key = Buffer.alloc(32, 1).toString('base64');
    const production = {
      NODE_ENV: 'production',
      SECRET_KEYS: `a:${key}`,
      INDEX_KEY: key,
      SMTP_URL: 'smtp://127.0.0.1:1',
      SMS_URL: 'http://127.0.0.1:1',
      SMS_TOKEN: 'x',
    };
    const isOpen = (env: NodeJS.ProcessEnv): boolean => readConfig(env).apiDocs;
    expect([isOpen({}), isOpen(production), isOpen({ ...production, API_DOCS: '1' })]).toEqual([true, false, true]);
  });

  it('MAIL_FROM without an address is refused', () => {
    for (const from of ['Прибавка', 'Прибавка <shop.example>', 'Прибавка no-reply@shop.example', '<>'])
      expect([from, problemsOf({ MAIL_FROM: from })]).toEqual([from, expect.stringContaining('MAIL_FROM: нужно «имя')]);
    for (const from of ['no-reply@shop.example', 'ООО «Ромашка», Москва <no-reply@localhost>', '<a@b.example>'])
      expect([from, problemsOf({ MAIL_FROM: from })]).toEqual([from, '']);
  });
});

describe('a secret in a file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pribavka-config-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = (name: string, content: string): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };

  it('is read without the line end it was saved with', () => {
    const config = readConfig({
      DATABASE_URL_FILE: file('url', 'postgres://a:b@db.example/c\n'),
      SMTP_URL_FILE: file('smtp', 'smtp://mail.example\n'),
      TELEGRAM_BOT_TOKEN_FILE: file('token', 'secret\n'),
      TELEGRAM_BOT_NAME: 'pribavka_bot',
      SECRET_KEYS_FILE: file('keys', `a:${Buffer.alloc(32, 1).toString('base64')}\n`),
      INDEX_KEY_FILE: file('index', Buffer.alloc(32, 2).toString('base64')),
    });
    expect(config.databaseUrl).toBe('postgres://a:b@db.example/c');
    expect(config.smtp?.url).toBe('smtp://mail.example');
    expect(config.telegram?.token).toBe('secret');
    expect([config.keys?.current, config.keys?.index.length]).toEqual(['a', 32]);
  });

  it('is refused when it is missing, empty or given twice; the value is in no message', () => {
    const path = file('twice', 'postgres://canary@db.example/c');
    expect(problemsOf({ SMTP_URL_FILE: join(folder, 'absent') })).toContain('SMTP_URL_FILE: файл не читается (ENOENT)');
    expect(problemsOf({ SMS_TOKEN_FILE: file('empty', '\n') })).toContain('SMS_TOKEN_FILE: файл пуст');
    const twice = problemsOf({ DATABASE_URL_FILE: path, DATABASE_URL: 'postgres://canary@db.example/c' });
    expect(twice).toContain('DATABASE_URL: заданы и DATABASE_URL, и DATABASE_URL_FILE');
    const wrong = problemsOf({ SMTP_URL_FILE: file('wrong', 'canary'), SECRET_KEYS: 'canary', CORS_ORIGINS: 'canary' });
    expect(wrong).toMatch(/SMTP_URL[\s\S]*CORS_ORIGINS|CORS_ORIGINS[\s\S]*SMTP_URL/);
    expect(twice + wrong).not.toContain('canary');
  });
});
