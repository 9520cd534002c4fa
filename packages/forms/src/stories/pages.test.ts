import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import * as masks from '../masks/index.ts';
import * as rules from '../rules/index.ts';
import { storyCases } from './cases.ts';
import { documentCases } from './rules/documents.cases.ts';
import { moneyCases } from './rules/money.cases.ts';
import { specificationCases } from './rules/specification.cases.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const read = (path: string): string => readFileSync(`${here}/${path}`, 'utf8');
const stories = globSync('**/*.stories.tsx', { cwd: here }).map(read).join('\n');
const exported = (text: string): string[] =>
  [...text.matchAll(/export const (\w+) = meta\.story/g)].map(([, name = '']) => name);

// What the index of the rules gives other than rules: words, sums, combinators, readers of other things.
const tools = new Set([
  'messages',
  'passwordDemands',
  'passwordDemandsIn',
  'inLanguage',
  'isCommonPassword',
  'isPersonalPassword',
  'isInn',
  'isSnils',
  'isAccountOf',
  'cardBrand',
  'isLuhn',
  'isGtin',
  'productMarkText',
  'all',
  'compose',
  'warning',
  'when',
  'withMessage',
  'asyncRule',
  'receiptKey',
  'receiptText',
  'serialPatternProblem',
  'serialKeyOf',
  'fitsPattern',
  'readSerial',
  'serialKeysOf',
  'readScan',
  'dayIn',
  'momentIn',
  'programmeToday',
  'programmeZone',
  'setProgrammeZone',
  'shopToday',
]);

describe('every thing of the package has a page', () => {
  const fields = [...read('../fields/index.ts').matchAll(/\b([A-Z]\w*Fields?)\b(?!Props)/g)].map(
    ([, name = '']) => name,
  );

  it.each([...new Set(fields)])('%s', (name) => expect(exported(stories)).toContain(name));

  it.each(Object.values(masks).flatMap((entry) => (typeof entry === 'object' ? [entry.id] : [])))('mask %s', (id) => {
    expect(storyCases[id]?.cases.length).toBeGreaterThan(0);
    expect(stories).toContain(`<Page id="${id}" />`);
  });

  it.each(Object.keys(rules).filter((name) => !tools.has(name)))('rule %s', (name) => {
    expect({ ...specificationCases, ...documentCases, ...moneyCases }).toHaveProperty(name);
    expect(stories).toContain(`<RuleProbe name="${name}" />`);
  });
});

it('names the source of every rule where it is defined', () => {
  const source = /specification §|order|Порядок|Положение|plan of accounts|form of the passport|RFC|ISO|GS1|Ours/;
  const text = globSync('../rules/*.ts', { cwd: here }).map(read).join('\n');
  for (const name of Object.keys(rules).filter((one) => !tools.has(one))) {
    const found = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\nexport (?:const|function) ${name}\\b`).exec(text);
    expect([name, source.test(found?.[1] ?? '')]).toEqual([name, true]);
  }
});
