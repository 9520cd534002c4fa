import { expect, it } from 'vitest';

import { packagesInChangesets } from './changesets.ts';

it('reads the packages a changeset speaks of', () => {
  const text = '---\n\'@pribavka/ui\': minor\n"@pribavka/forms": patch\n---\n\nТаблица.\n';
  expect([...packagesInChangesets([text])]).toEqual(['@pribavka/ui', '@pribavka/forms']);
  expect([...packagesInChangesets(['без шапки'])]).toEqual([]);
});
