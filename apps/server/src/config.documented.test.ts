import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { readConfig } from './config.ts';

const root = new URL('../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');

/** Names the configuration asks its environment for, as it is read with nothing set. */
function variablesRead(): string[] {
  // With a gateway given its token is asked for too.
  const given: NodeJS.ProcessEnv = {
    SMS_URL: 'https://sms.example',
    SMS_TOKEN: 'token',
    SMTP_URL: 'smtp://mail.example',
    TELEGRAM_BOT_TOKEN: 'token',
    TELEGRAM_BOT_NAME: 'pribavka_bot',
  };
  const names = new Set<string>();
  readConfig(
    new Proxy(given, {
      get: (target, name) => {
        if (typeof name === 'string') names.add(name);
        return Reflect.get(target, name) as unknown;
      },
    }),
  );
  return [...names].sort();
}

const matchesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).sort();

it('names every variable of the configuration in .env.example, and no other', () => {
  expect(matchesOf(read('.env.example'), /^# ([A-Z][A-Z0-9_]+)=/gm)).toEqual(
    [...new Set([...variablesRead(), 'INDEX_KEY'])].sort(),
  );
});

it('documents every variable of the configuration in the operations page', () => {
  const table = read('docs/operations.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1] ?? '')
    .join('\n');
  expect(matchesOf(table, /`([A-Z][A-Z0-9_]+)`/g)).toEqual(expect.arrayContaining(variablesRead()));
});
