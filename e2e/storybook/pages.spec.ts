import { readFileSync } from 'node:fs';

import { expect, type FrameLocator, type Page, test } from '@playwright/test';

import { pages, stories } from './index.ts';

const preview = (page: Page): FrameLocator => page.frameLocator('#storybook-preview-iframe');
const page = (title: string): string => {
  const found = pages.find((entry) => entry.title === title || entry.title.startsWith(`${title} — `));
  if (!found) throw new Error(`No page «${title}».`);
  return `/?path=/docs/${encodeURIComponent(found.id)}`;
};

test('opens with the page «Как пользоваться»', async ({ page: shown }) => {
  await shown.goto('/');
  await expect(preview(shown).getByRole('heading', { name: 'Как пользоваться', level: 1 })).toBeVisible();
});

const source = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const withTables = pages.filter(
  ({ importPath }) => importPath.endsWith('.mdx') && /^\|[\s|:-]+\|$/m.test(source(importPath)),
);

test('finds the pages with tables', () => expect(withTables.length).toBeGreaterThanOrEqual(6));

for (const { id, title } of withTables) {
  test(`«${title}» draws its tables as tables`, async ({ page: shown }) => {
    await shown.goto(`/iframe.html?viewMode=docs&id=${encodeURIComponent(id)}`);
    const docs = shown.locator('.sbdocs-content');
    await expect(docs.locator('table').first()).toBeVisible();
    await expect(docs).not.toContainText(/\|\s*-{3}/);
  });
}

const lightness = (shown: FrameLocator): Promise<number> =>
  shown.locator('.sbdocs-wrapper').evaluate((element) => {
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number);
    return Math.round((red + green + blue) / 3);
  });

for (const title of ['Начало/Как пользоваться', 'Справочник/Действия/Button']) {
  test(`«${title}» follows the theme, chosen before or while it is open`, async ({ page: shown }) => {
    await shown.goto(`${page(title)}&globals=theme:dark`);
    // The manager may load the preview once more with the theme: a reading that meets this is taken again.
    await expect(async () => expect(await lightness(preview(shown))).toBeLessThan(60)).toPass({ timeout: 30_000 });
    await expect(preview(shown).locator('html')).toHaveAttribute('data-theme', 'dark');
    await shown.getByRole('button', { name: 'Тема Тёмная', exact: true }).click();
    await shown.getByText('Светлая', { exact: true }).click();
    await expect(async () => expect(await lightness(preview(shown))).toBeGreaterThan(230)).toPass({ timeout: 30_000 });
  });
}

for (const word of [
  'кнопка',
  'button',
  'таблица',
  'DataTable',
  'выпадающий',
  'PhoneField',
  'телефон',
  'Переход с antd',
  'quick start',
  'server-side',
  'Theming',
  'Migrating from MUI',
  'modal',
  'drawer',
  'popover',
  'autocomplete',
  'snackbar',
  'dropdown',
  'spinner',
]) {
  test(`the search finds a component by «${word}»`, async ({ page: shown }) => {
    await shown.goto('/');
    await shown.locator('#storybook-explorer-searchfield').fill(word);
    const results = shown.getByRole('option');
    await expect(results.filter({ hasText: new RegExp(word, 'i') }).first()).toBeVisible();
  });
}

test('«Show code» gives the usage, not the check', async ({ page: shown }) => {
  await shown.goto(page('Справочник/Действия/Button'));
  const docs = preview(shown);
  const buttons = docs.getByText('Show code');
  await expect(buttons.first()).toBeVisible();
  for (let left = await buttons.count(); left > 0; left -= 1) await buttons.first().click();
  const code = docs.locator('pre.prismjs');
  await expect(code.filter({ hasText: '<Button' }).first()).toBeVisible();
  expect((await code.allTextContents()).join('\n')).not.toMatch(/\bplay:|expect\(|canvasElement|meta\.story/);
});

test('the table of properties spells closed sets out, those of other files too', async ({ page: shown }) => {
  const table = preview(shown).locator('.docblock-argstable').last();
  await shown.goto(page('Справочник/Действия/Button'));
  await expect(table.getByRole('row', { name: /^variant/ })).toContainText("'danger-outline'");
  await shown.goto(page('Справочник/Поля/PasswordInput'));
  await expect(table.getByRole('row', { name: /^size/ })).toContainText("'md'");
});

test('a control changes what is drawn', async ({ page: shown }) => {
  await shown.goto(page('Справочник/Действия/Button'));
  const docs = preview(shown);
  await docs.locator('select[id$="-variant"]').selectOption('danger');
  await expect(docs.locator('[data-variant="danger"]', { hasText: 'Готово' }).first()).toBeVisible();
  const childrenField = docs.locator('textarea[id$="-children"]');
  await childrenField.fill('Вывести баллы');
  await expect(docs.getByRole('button', { name: 'Вывести баллы' })).toBeVisible();
});

test('every component of the reference has a story with controls', () => {
  const reference = pages.filter(({ title }) => title.startsWith('Справочник/'));
  expect(reference.length).toBeGreaterThan(100);
  const without = reference.filter(({ title }) => !stories.some((story) => story.title === title));
  expect(without.map(({ title }) => title)).toEqual([]);
});

test('the documentation lies next to the Storybook as text', async ({ request }) => {
  const list = await request.get('/llms.txt');
  expect(list.ok()).toBe(true);
  const links = [...(await list.text()).matchAll(/\]\((md\/[^)]+)\)/g)].map(([, path = '']) => path);
  expect(links.length).toBeGreaterThan(130);
  for (const link of links) {
    const answer = await request.get(`/${link}`);
    expect(answer.ok(), link).toBe(true);
    expect(await answer.text(), link).toMatch(/^# /);
  }
});

test('the page of a component says its CSS contract, its import and its weight', async ({ page: shown }) => {
  await shown.goto(page('Справочник/Наложения/Dialog'));
  const docs = preview(shown);
  await expect(docs.getByRole('heading', { name: /CSS$/ })).toBeVisible();
  await expect(docs.getByRole('cell', { name: 'data-part="body"' })).toBeVisible();
  await expect(docs.getByText(/КиБ gzip без React/)).toBeVisible();
});

/** Every page an author made: guides and the reference. */
const authored = pages.filter(({ importPath }) => importPath.endsWith('.mdx'));
const parts = 8;

interface Internals {
  __STORYBOOK_ADDONS_CHANNEL__: { last: (event: string) => unknown };
}

const whenDrawn = (shown: Page, id: string): Promise<unknown> =>
  shown.waitForFunction((wanted) => {
    const channel = (globalThis as unknown as Partial<Internals>).__STORYBOOK_ADDONS_CHANNEL__;
    return (channel?.last('docsRendered') as [string] | undefined)?.[0] === wanted;
  }, id);

for (let part = 0; part < parts; part += 1) {
  test(`pages are drawn and read on a phone without scrolling sideways, ${part + 1}`, async ({ page: shown }) => {
    test.setTimeout(240_000);
    await shown.setViewportSize({ width: 390, height: 844 });
    const wide: string[] = [];
    for (const { id, title } of authored.filter((_, at) => at % parts === part)) {
      await shown.goto(`/iframe.html?viewMode=docs&id=${encodeURIComponent(id)}`);
      await whenDrawn(shown, id);
      await expect(shown.locator('.sbdocs-content').getByRole('heading').first(), title).toBeVisible();
      if ((await shown.evaluate(() => document.documentElement.scrollWidth)) > 390) wide.push(title);
    }
    expect(wide).toEqual([]);
  });
}
