import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from '../lib/root.ts';
import { parse, readSources } from '../lib/sources.ts';
import { controlsOf, exceptions, nonStandardValues } from './values.ts';

const index = parse('packages/ui/src/inputs/index.ts', `export { Lamp, type LampProps } from './Lamp.tsx';`);
const lamp = (props: string) =>
  parse(
    'packages/ui/src/inputs/Lamp.tsx',
    `export interface LampProps extends Omit<ComponentPropsWithRef<'input'>, 'value'> { ${props} }
     export function Lamp(props: LampProps) { return <input {...props} />; }`,
  );
const said = (props: string): string[] =>
  nonStandardValues([index, lamp(props)]).map((text) => text.replace('packages/ui/src/inputs/Lamp.tsx: ', ''));

describe('a public component that holds a value', () => {
  it('has value, defaultValue and onValueChange, each of them left out at will, and null for empty', () => {
    const right = `value?: string | null; defaultValue?: string | null; onValueChange?: (value: string) => void;`;
    expect(said(right)).toEqual([]);
    expect(controlsOf([index, lamp(right)])).toEqual(['Lamp']);
  });

  it('has no other words for it', () => {
    expect(said('onChange?: (value: string) => void; onPick: (value: string) => void;')).toEqual([
      '<Lamp> has onChange: say value, defaultValue, onValueChange',
      '<Lamp> has onPick: say value, defaultValue, onValueChange',
    ]);
  });

  it('may be left to itself', () => {
    expect(said('value: string | null; onValueChange: (value: string) => void;')).toEqual([
      '<Lamp> has onValueChange and no defaultValue: it cannot hold value itself',
      '<Lamp> demands value: leave it out and the component holds it',
      '<Lamp> demands onValueChange: leave it out and the component holds it',
    ]);
  });

  it('is empty with null', () => {
    expect(said('value?: string; defaultValue?: string | null; onValueChange?: (value: string) => void;')).toEqual([
      '<Lamp> takes no null as value: an empty value is null',
    ]);
  });

  it('says a second thing it holds by the same three words', () => {
    expect(said('page?: number; onPageChange?: (page: number) => void;')).toEqual([
      '<Lamp> has onPageChange and no defaultPage: it cannot hold page itself',
    ]);
  });

  it('takes any component as an icon', () => {
    const icon = parse('packages/ui/src/a.ts', `import { House, type LucideIcon } from 'lucide-react';`);
    expect(nonStandardValues([icon])).toEqual([
      'packages/ui/src/a.ts:1: an icon is any component: IconComponent of @pribavka/ui',
    ]);
  });
});

describe('the project', () => {
  const files = readSources();

  it('is in order, with a reason for each exception', () => {
    expect(nonStandardValues(files)).toEqual([]);
    for (const [name, { reason }] of exceptions) expect(reason.length, name).toBeGreaterThan(10);
  });

  it('has a case in the table that tries each control with and without a parent', () => {
    const table = readFileSync(join(root, 'packages/ui/src/test-utils/value-cases.tsx'), 'utf8');
    const cases = [...table.matchAll(/(?:textCase\(|^ {4}name: )'(\w+)'/gm)].map(([, name = '']) => name);
    expect(new Set(cases)).toEqual(new Set(controlsOf(files)));
  });
});
