import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../../.storybook/preview.tsx';
import { Form, SubmitButton } from '../../index.ts';
import { ColourField } from './ColourField.tsx';
import { EnglishForm } from './EnglishForm.tsx';
import { Registration } from './Registration.tsx';

const meta = preview.meta({ title: 'Формы/Из README' });

const send = fn(async () => false);

export const RegistrationForm = meta.story({
  name: 'Регистрация',
  render: () => <Registration send={send} />,
  beforeEach: () => {
    sessionStorage.clear();
    send.mockClear();
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(screen.getByLabelText('Телефон'), '89123456789');
    await userEvent.type(screen.getByLabelText('Фамилия'), 'Мельникова');
    await userEvent.type(screen.getByLabelText('Имя'), 'Анна');
    await userEvent.type(screen.getByLabelText('Новый пароль'), 'Шуруповёрт26!');
    await userEvent.type(screen.getByLabelText('Ещё раз'), 'Шуруповёрт26!');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
    await waitFor(() => expect(screen.getByText('Этот номер уже занят')).toBeVisible());
    await expect(send).toHaveBeenCalledWith(expect.objectContaining({ phone: '79123456789', rules: true }));
    await expect(screen.getByLabelText('Телефон')).toHaveFocus();
  },
});

export const OwnField = meta.story({
  name: 'Своё поле',
  render: () => (
    <Form onSubmit={() => undefined}>
      <ColourField name="colour" label="Цвет" />
      <SubmitButton>Сохранить</SubmitButton>
    </Form>
  ),
});

export const InEnglish = meta.story({
  name: 'По-английски',
  render: () => <EnglishForm send={async () => undefined} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getAllByText('Required field')).toHaveLength(2));
    await expect(screen.getByLabelText('Phone')).toHaveFocus();
  },
});
