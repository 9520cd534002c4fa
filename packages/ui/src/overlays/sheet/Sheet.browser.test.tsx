import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { Sheet } from './Sheet.tsx';

const feet = (): number => document.querySelectorAll('[role="dialog"] > footer').length;

const show = async (footer: ReactNode, footerEnd?: ReactNode): Promise<void> => {
  await mount(
    <Sheet open title="Продажа" onClose={() => undefined} footer={footer} footerEnd={footerEnd}>
      Тело
    </Sheet>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Продажа' })).toBeVisible();
};

it.each([[false], [null], [''], [[false, undefined]]])('draws no foot for %j', async (footer) => {
  await show(footer, false);
  expect(feet()).toBe(0);
});

it.each([
  ['a button', <button key="a">Сохранить</button>, undefined],
  ['one at the other end only', false, <button key="b">Отклонить</button>],
])('draws a foot for %s', async (_what, footer, end) => {
  await show(footer, end);
  expect(feet()).toBe(1);
});
