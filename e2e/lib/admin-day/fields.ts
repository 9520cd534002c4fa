import { expect, type Locator, type Page } from '@playwright/test';

export const author = 'a.melnikova@masterok.example';
// Numbers of region 00 are nobody's; the control sum is right.
export const inn = '0000005009';

export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
export const box = (within: Locator | Page, name: string): Locator =>
  within.getByRole('textbox', {
    name: new RegExp(`^${name.replaceAll(/[()]/g, String.raw`\$&`)}(\\s*необязательно)?$`),
  });
export async function fill(within: Locator | Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await box(within, name).fill(value);
}
export const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

export const typed = (days: number): string =>
  new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow' }).format(new Date(Date.now() + days * 86_400_000));
