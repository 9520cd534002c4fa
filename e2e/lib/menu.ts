import { expect, type Page } from '@playwright/test';

/** Areas of the back-office's menu, without the numbers next to them. */
export async function menuOf(page: Page): Promise<string[]> {
  await page.goto('/admin/dashboard');
  const links = page.getByRole('navigation', { name: 'Разделы' }).getByRole('link');
  await expect(links.filter({ hasText: 'Дашборд' })).toBeVisible();
  return (await links.allTextContents()).map((text) => text.replace(/\d+$/, '')).filter((name) => name !== 'Прибавка');
}
