import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { mount } from '../../test-utils/mount.tsx';
import { Stack } from '../../layout/stack/Stack.tsx';
import { confirm, ConfirmHost } from '../confirm/confirm.tsx';
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

it('a button of a question pressed twice leaves the sheet under the question open', async () => {
  const said: string[] = [];
  // Wide enough for the question to stand next to the sheet.
  await page.viewport(1200, 700);
  await mount(
    <>
      <Sheet open title="Реестр" onClose={() => said.push('closed')}>
        <button
          onClick={() =>
            void confirm({ title: 'Утвердить?', confirmLabel: 'Да' }).then((yes) => said.push(String(yes)))
          }
        >
          Утвердить
        </button>
      </Sheet>
      <ConfirmHost />
    </>,
  );
  await page.getByRole('button', { name: 'Утвердить' }).click();
  await page.getByRole('button', { name: 'Да' }).dblClick();
  await expect.poll(() => said).toEqual(['true']);
  await expect.element(page.getByRole('dialog', { name: 'Реестр' })).toBeVisible();
  // A press of its own still closes it.
  await page.elementLocator(document.body).click({ position: { x: 5, y: 5 }, force: true });
  await expect.poll(() => said).toEqual(['true', 'closed']);
});

it('on a phone the button at the other end shares the last line where there is room', async () => {
  await page.viewport(390, 700);
  await show(
    <Stack direction="row" gap={8} wrap>
      <button style={{ width: 150 }}>Изменить</button>
      <button style={{ width: 150 }}>Выключить</button>
      <button style={{ width: 150 }}>Перенести</button>
    </Stack>,
    <button style={{ width: 100 }}>Удалить</button>,
  );
  const top = (name: string): number => page.getByRole('button', { name }).element().getBoundingClientRect().top;
  expect(top('Удалить')).toBe(top('Перенести'));
  expect(top('Изменить')).toBeLessThan(top('Перенести'));
});
