import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from '../lib/root.ts';
import { controlsOf } from './values.ts';

it('the table that tries controls with and without a parent has each of them', () => {
  const table = readFileSync(join(root, 'packages/ui/src/test-utils/value-cases.tsx'), 'utf8');
  const cases = [...table.matchAll(/(?:textCase\(|^ {4}name: )'(\w+)'/gm)].map(([, name = '']) => name);
  expect(new Set(cases)).toEqual(new Set(controlsOf()));
});
