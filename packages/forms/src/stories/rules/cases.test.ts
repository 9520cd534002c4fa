import { describe, expect, it } from 'vitest';

import { documentCases } from './documents.cases.ts';
import { moneyCases } from './money.cases.ts';
import { specificationCases } from './specification.cases.ts';

describe.each(Object.entries({ ...specificationCases, ...documentCases, ...moneyCases }))('%s', (_name, page) => {
  it.each(page.cases)('«$text»: $why', ({ text, says }) => expect(page.rule(text)).toBe(says));
});
