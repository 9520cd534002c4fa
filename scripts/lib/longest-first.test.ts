import { globSync } from 'node:fs';

import { expect, it } from 'vitest';

import { long } from './longest-first.ts';
import { root } from './root.ts';

it.each(long)('%s is a file of ours', (end) => {
  expect(globSync(`{packages,apps}/*/src/**/${end}`, { cwd: root })).toHaveLength(1);
});
