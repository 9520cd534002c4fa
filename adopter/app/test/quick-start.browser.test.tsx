import '../src/quick-start/styles.ts';

import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { html } from '../src/quick-start/html.ts';
import { Screen } from '../src/quick-start/Screen.tsx';

it('is a screen that looks right and works, with nothing but what the page of the quick start says', async () => {
  const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  const given = new DOMParser().parseFromString(html, 'text/html').documentElement;
  for (const { name, value } of given.attributes) document.documentElement.setAttribute(name, value);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Screen />);
  const field = page.getByRole('textbox', { name: 'Фамилия' });
  await field.fill('Мельникова');
  const inside = field.element().getBoundingClientRect();
  const panel = place.querySelector('section, [data-part="body"]')!.getBoundingClientRect();
  expect(inside.left).toBeGreaterThanOrEqual(panel.left);
  expect(inside.right).toBeLessThanOrEqual(panel.right);
  // Set in type and colour of the theme, not of the browser.
  expect(getComputedStyle(field.element()).fontFamily).toBe(getComputedStyle(place.querySelector('label')!).fontFamily);
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect.element(page.getByText('Сохранили: Мельникова')).toBeVisible();
  for (const one of complaints) expect(one.mock.calls).toEqual([]);
  root.unmount();
});
