import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { Stepper } from './Stepper.tsx';

const labels = ['Основное', 'Механика', 'Товары', 'Кому и где', 'Лимиты и бюджет', 'Проверка', 'На согласование'];

it('gives each step of a row the room its name needs: seven of them stay in one line', async () => {
  await page.viewport(1024, 768);
  const place = await mount(
    <div style={{ width: 920 }}>
      <Stepper aria-label="Шаги" layout="row" current={1} steps={labels.map((label) => ({ label }))} />
    </div>,
  );
  await expect.element(page.getByRole('listitem').first()).toBeVisible();
  await document.fonts.ready;
  const heights = [...place.querySelectorAll('[data-part="label"]')].map((each) => each.getBoundingClientRect().height);
  expect(heights).toEqual(labels.map(() => 24));
});
