import { expect, it } from 'vitest';

import { parse } from '../lib/sources.ts';
import { silentDisables } from './reasons.ts';

const name = ['oxlint', 'disable'].join('-');
const at = (line: string): string[] => silentDisables([parse('packages/ui/src/a.ts', `${line}\nexport const a = 1;`)]);

it('asks why a rule of the linter is off', () => {
  expect(at(`// ${name}-next-line no-var`)).toHaveLength(1);
  expect(at(`// ${name}-next-line -- because`)).toHaveLength(1);
  expect(at(`/* ${name} no-var */`)).toHaveLength(1);
  expect(at(`// ${name}-next-line no-var -- the old browser of the till knows nothing else`)).toEqual([]);
  expect(at(`/* ${name} no-var, no-new -- the old browser of the till */`)).toEqual([]);
});
