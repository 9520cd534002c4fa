import { spawnSync } from 'node:child_process';

import { describe, expect, it } from 'vitest';

import { invariant, expectName, expectUnique } from './invariant.ts';

describe('a mistake of the developer', () => {
  it('is reported in three sentences: what, why, how to fix', () => {
    expect(() =>
      invariant('Points', false, () => ['value — NaN.', 'Люди увидят прочерк.', 'Передайте число.']),
    ).toThrow('Points: value — NaN. Люди увидят прочерк. Передайте число.');
    expect(() => invariant('Points', true, () => ['', '', ''])).not.toThrow();
  });

  it('names the key that repeats', () => {
    expect(() => expectUnique('Tabs', 'tabs', 'value', [{ value: 'a' }, { value: 'b' }, { value: 'a' }])).toThrow(
      /Tabs: tabs has the value "a" twice\..+Give every/,
    );
    expect(() => expectUnique('Tabs', 'tabs', 'value', [{ value: 'a' }, { value: 'b' }])).not.toThrow();
  });

  it('wants a name that can be read aloud', () => {
    expect(() => expectName('IconButton', 'label', '  ')).toThrow(/IconButton: label is empty\./);
    expect(() => expectName('IconButton', 'label', 'Закрыть')).not.toThrow();
  });

  it('costs people nothing: is silent in production', () => {
    const url = new URL('./invariant.ts', import.meta.url).href;
    const script = `const { invariant } = await import(${JSON.stringify(url)}); invariant('X', false, () => ['a', 'b', 'c']);`;
    const run = (mode: string) =>
      spawnSync(process.execPath, ['--input-type=module', '-e', script], { env: { ...process.env, NODE_ENV: mode } });
    expect(run('production').status).toBe(0);
    expect(run('development').stderr.toString()).toContain('X: a b c');
  });
});
