import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { componentsOf } from '../../scripts/lib/types/components.ts';
import { isTest, readSources } from '../../scripts/lib/sources.ts';
import { renames } from './renames.ts';
import { valueConvention } from './value-convention.ts';

const read = (name: string): string => readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8');
const { text, notes } = valueConvention('Screen.tsx', read('before'));

describe('the codemod of the value convention', () => {
  it('gives the module of the newer release and leaves the rest byte for byte', () => {
    expect(text).toBe(read('after'));
  });

  it('names what the code alone does not say', () => {
    expect(notes).toEqual([
      { line: 12, note: '<Switch>: посмотрите, нет ли среди переданного checked, defaultChecked, onCheckedChange' },
      { line: 18, note: '<DateTimeInput>: обработчик получает (value, { text, problem }), а не один объект' },
    ]);
  });

  it('changes nothing the second time', () => {
    expect(valueConvention('Screen.tsx', text).text).toBe(text);
  });

  it('renames to what the components take today', () => {
    const components = componentsOf(readSources('packages/{ui,forms}').filter(({ path }) => !isTest(path)));
    for (const [name, props] of Object.entries(renames)) {
      const taken = components.find((one) => one.name === name)?.props.map((prop) => prop.name) ?? [];
      for (const [old, next] of Object.entries(props)) {
        expect(taken, `<${name}>`).toContain(next);
        // A native handler of the element may keep the old name; it is no property of ours.
        expect(taken, `<${name}>`).not.toContain(old);
      }
    }
  }, 30_000);
});
