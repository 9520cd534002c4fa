import '@pribavka/ui/styles.css';
import '@pribavka/ui/reset.css';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { Layout } from './Layout.tsx';

it.each([1024, 1440])(
  'begins the steps under the mark or further, with the form in the middle of a wide screen: %i px',
  async (width) => {
    await page.viewport(width, 800);
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(
      <Layout head={<b>Прибавка</b>} bar={<h1>Регистрация</h1>} steps="Место работы" section={null}>
        ИНН
      </Layout>,
    );
    const mark = page.getByText('Прибавка');
    await expect.element(mark).toBeVisible();
    const left = (text: string): number => page.getByText(text).element().getBoundingClientRect().left;
    expect(left('Регистрация')).toBeGreaterThanOrEqual(left('Прибавка'));
    if (width === 1440) {
      const form = page.getByText('ИНН').element().getBoundingClientRect();
      expect(form.left + form.width / 2).toBeCloseTo(width / 2, 0);
    }
    root.unmount();
  },
);
