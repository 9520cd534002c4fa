import { expect, it } from 'vitest';

import { checkSecurityDoc } from './security-doc.ts';

it('every rule of docs/security.md is held by a test that exists', () => {
  expect(checkSecurityDoc()).toEqual([]);
});

it.each([
  ['| a rule | by hand |', 'не назван тест'],
  ['| a rule | not yet |', 'not yet'],
  ['| a rule | `http/nothing.test.ts` |', 'нет файла'],
  ['| a rule | `http/matrix.test.ts` «never written» |', 'нет теста'],
])('refuses %s', (line, why) => {
  expect(checkSecurityDoc(line).join()).toContain(why);
});

it('takes a rule with its test', () => {
  expect(checkSecurityDoc('| a rule | `http/matrix.test.ts` «a refusal is written…» |')).toEqual([]);
});
