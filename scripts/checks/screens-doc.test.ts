import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { root } from '../lib/root.ts';
import { checkScreensDoc, screensDocs } from './screens-doc.ts';

it.each(screensDocs)('every sentence of %s says where it was seen, in files that are there', (page) => {
  const text = readFileSync(join(root, page), 'utf8');
  expect(text).toContain('| sentence |');
  expect(checkScreensDoc(text)).toEqual([]);
});

it.each([
  ['| a sentence | `main.ts` | |', 'не сказано'],
  ['| a sentence | `screens/nowhere.tsx` | looked at |', 'нет файла screens/nowhere.tsx'],
  ['| a sentence | `main.ts` | `nothing.spec.ts` |', 'нет файла nothing.spec.ts'],
  ['| a sentence | `main.ts` | `j:nothing` |', 'нет файла j:nothing'],
  ['| a sentence | `main.ts` | `portal.spec.ts` «never written…» |', 'нет теста «never written…»'],
])('refuses %s', (line, why) => {
  expect(checkScreensDoc(`| sentence | where | seen |\n|---|---|---|\n${line}`).join()).toContain(why);
});
