import { expect, test } from '@playwright/test';

import { fromPlaywright } from '../../packages/ui/src/entries/testing.ts';
import { throughForm, throughTable } from '../../packages/ui/src/testing/test-utils/scenario.ts';
import { stories } from './index.ts';

const untouched = stories.find(({ importPath, name }) => importPath.includes('/testing/') && name === 'Untouched');

for (const [name, through] of Object.entries({ form: throughForm, table: throughTable })) {
  test(`drivers of @pribavka/ui/testing go through the ${name} by Playwright as by Testing Library`, async ({
    page,
  }) => {
    await page.goto(`/iframe.html?viewMode=story&id=${untouched?.id}`);
    await expect(page.getByRole('form', { name: 'Магазин' })).toBeVisible();
    await through(fromPlaywright(page));
  });
}
