import { globSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { typedForms, untypedForms } from '../../e2e/lib/typed/index.ts';

it('names every form a member meets: what is typed there stays (e2e/journeys/typed-text.spec.ts), or why nothing could', () => {
  const found = globSync(['apps/portal/src/**/*.tsx', 'packages/forms/src/account/**/*.tsx'])
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !path.includes('.test.') && !path.includes('.stories.'))
    .filter((path) => /<Form\b/.test(readFileSync(path, 'utf8')));
  const named = new Set([...typedForms.map(({ file }) => file), ...Object.keys(untypedForms)]);
  expect([...named].sort()).toEqual(found.sort());
});
