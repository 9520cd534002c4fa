import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { startMain } from '../test/process/child.ts';
import { readTyped, usage } from './usage.ts';

const commands = ['all', 'web', 'worker', 'migrate', 'doctor', 'prove', '--check-config', '--help'];

it.each(commands)('%s --help prints its help, whatever stands next to it', (command) => {
  const { help } = readTyped(command, ['--help']);
  expect(usage.replaceAll(/ {2,}/g, '  ')).toContain(help?.replaceAll(/ {2,}/g, '  '));
  expect(readTyped(command, ['--bla', '--help'])).toEqual({ help });
});

it.each(commands)('%s with anything else is refused', (command) => {
  expect(readTyped(command, ['--bla']).problem).toContain(`У команды «${command}» нет ключа --bla, ничего не сделано`);
  expect(readTyped(command, ['extra']).problem).toContain(`У команды «${command}» нет аргумента «extra»`);
});

it('leaves a command alone, and what follows the command line of the administrator', () => {
  for (const command of commands.slice(0, -1)) expect(readTyped(command, [])).toEqual({});
  expect(readTyped('--help', [])).toEqual({ help: usage });
  expect(readTyped('admin', ['jobs', '--help', '--bla'])).toEqual({});
});

it('touches no database for a help or a word too many', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pribavka-usage-'));
  try {
    const run = async (...args: string[]) => {
      const server = startMain({ DATA_DIR: folder, PORT: '0', DEMO: '0' }, undefined, args);
      return { code: await server.ended(), said: server.output() };
    };
    const [help, dryRun, extra] = await Promise.all([
      run('migrate', '--help'),
      run('migrate', '--dry-run'),
      run('web', 'extra'),
    ]);
    expect(help).toEqual({ code: 0, said: expect.stringContaining('main.js migrate  привести базу к этой версии') });
    expect(dryRun).toEqual({ code: 2, said: expect.stringContaining('У команды «migrate» нет ключа --dry-run') });
    expect(extra).toEqual({ code: 2, said: expect.stringContaining('У команды «web» нет аргумента «extra»') });
    expect(existsSync(join(folder, 'postgres'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
