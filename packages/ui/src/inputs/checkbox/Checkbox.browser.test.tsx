import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { Checkbox } from './Checkbox.tsx';

const drawn = (name: string, of: 'backgroundColor' | 'borderRightColor', part?: string): string =>
  getComputedStyle(page.getByRole('checkbox', { name }).element(), part)[of];

it('shows what a box that cannot be changed holds: its sign is not of the colour of the box', async () => {
  await mount(
    <>
      <Checkbox disabled defaultValue>
        Включено
      </Checkbox>
      <Checkbox disabled indeterminate>
        Отчасти
      </Checkbox>
      <Checkbox defaultValue>Можно изменить</Checkbox>
    </>,
  );
  const free = drawn('Можно изменить', 'borderRightColor', '::before');
  const tick = drawn('Включено', 'borderRightColor', '::before');
  expect(tick).not.toBe(free);
  expect(tick).not.toBe(drawn('Включено', 'backgroundColor'));
  expect(drawn('Отчасти', 'backgroundColor', '::before')).toBe(tick);
});
