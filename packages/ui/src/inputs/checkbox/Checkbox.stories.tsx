import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({ component: Checkbox, title: 'Компоненты/Поля/Checkbox' });

export const States = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      <Checkbox>Не выходить на этом устройстве</Checkbox>
      <Checkbox defaultValue>Получать новости программы</Checkbox>
      <Checkbox indeterminate>Выбрано 3 из 12</Checkbox>
      <Checkbox disabled>Недоступно</Checkbox>
      <Checkbox disabled defaultValue>
        Недоступно, включено
      </Checkbox>
      <Checkbox invalid>
        Согласен с <a href="#rules">правилами программы</a>
      </Checkbox>
      <Checkbox hint="Ответим в рабочее время">Сообщать о проверке по SMS</Checkbox>
      <Checkbox aria-label="Выбрать строку" />
    </div>
  ),
});

function Controlled() {
  const [checked, setChecked] = useState(false);
  return (
    <Checkbox value={checked} onValueChange={setChecked}>
      Все
    </Checkbox>
  );
}

export const Keyboard = meta.story({
  render: () => <Controlled />,
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Все' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(within(canvasElement).getByText('Все'));
    await expect(box).not.toBeChecked();
  },
});
