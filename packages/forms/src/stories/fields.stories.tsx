import type { ReactElement, ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import preview from '../../../../.storybook/preview.tsx';
import * as forms from '../index.ts';

const { Form, SubmitButton, ErrorSummary } = forms;
const meta = preview.meta({ title: 'Формы/Поля вместе' });
const sent = fn();

function Page({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <Form onSubmit={sent}>
      <ErrorSummary />
      {children}
      <div>
        <SubmitButton>Проверить</SubmitButton>
      </div>
    </Form>
  );
}

/** Presses the button and wants as many fields to speak. */
async function pressAndCount(root: HTMLElement, count: number): Promise<void> {
  await userEvent.click(within(root).getByRole('button', { name: 'Проверить' }));
  await waitFor(() => expect(root.querySelectorAll('[data-message="error"], [data-error]')).toHaveLength(count));
}

export const Contact = meta.story({
  name: 'Связь',
  render: () => (
    <Page>
      <forms.PhoneField name="phone" />
      <forms.EmailField name="email" />
      <forms.LoginField name="login" />
    </Page>
  ),
  play: ({ canvasElement }) => pressAndCount(canvasElement, 3),
});

export const Person = meta.story({
  name: 'Человек',
  render: () => (
    <Page>
      <forms.FullNameFields />
      <forms.PassportFields />
      <forms.DepartmentCodeField name="departmentCode" />
      <forms.IssuedByField name="issuedBy" />
      <forms.SnilsField name="snils" />
      <forms.InnField name="inn" kind="12" />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('СНИЛС'), '11223344595');
    await pressAndCount(canvasElement, 7);
  },
});

export const PaperReceipt = meta.story({
  name: 'Чек',
  render: () => (
    <Page>
      <forms.ReceiptFields />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByLabelText('ФН'), '928244030082988');
    await userEvent.type(within(canvasElement).getByLabelText('Время'), '2500');
    await pressAndCount(canvasElement, 6);
    await expect(within(canvasElement).getAllByText('Такого времени нет').length).toBeGreaterThan(0);
  },
});

export const Company = meta.story({
  name: 'Организация',
  render: () => (
    <Page>
      <forms.TextField name="name" label="Название" />
      <forms.InnField name="inn" kind="10" />
      <forms.KppField name="kpp" optional />
      <forms.KppField name="kppForeign" label="КПП с буквами" letters optional />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(screen.getByLabelText('ИНН'), '7707083890');
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Проверьте ИНН: контрольная сумма не совпадает')).toBeVisible());
    await userEvent.type(screen.getByRole('textbox', { name: /КПП с буквами/ }), '7736ab001');
    await expect(screen.getByRole('textbox', { name: /КПП с буквами/ })).toHaveValue('7736AB001');
    await pressAndCount(canvasElement, 1);
  },
});

export const Password = meta.story({
  name: 'Пароль и код',
  render: () => (
    <Page>
      <forms.PasswordField name="old" label="Нынешний пароль" />
      <forms.NewPasswordFields />
      <forms.CodeField name="sms" label="Код из SMS" sendsItself={false} />
      <forms.CodeField name="mail" label="Код из письма" length={6} sendsItself={false} />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(screen.getByLabelText('Новый пароль'), 'Шуруповёрт26!');
    await userEvent.type(screen.getByLabelText('Ещё раз'), 'Шуруповёрт26');
    await pressAndCount(canvasElement, 4);
    await expect(screen.getByText('Пароли не совпадают')).toBeVisible();
  },
});

export const Money = meta.story({
  name: 'Деньги',
  render: () => (
    <Page>
      <forms.AmountField
        name="points"
        label="Сколько вывести"
        limits={{
          min: 500,
          max: 15_000,
          available: 12_480,
          step: 10,
          unit: ['балл', 'балла', 'баллов'],
          action: 'вывести',
        }}
        quick={[500, 1000, 5000]}
      />
      <forms.CardField name="card" />
      <forms.NumberField name="price" label="Цена" fraction={2} suffix="₽" />
      <forms.QuantityField name="quantity" />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: /Все 12/ }));
    await expect(screen.getByLabelText('Сколько вывести')).toHaveValue('12480');
    await userEvent.type(screen.getByLabelText('Номер карты'), '4111111111111112');
    await pressAndCount(canvasElement, 2);
    await expect(screen.getByText('Проверьте номер карты: в нём есть опечатка')).toBeVisible();
  },
});

const cities = ['Тверь', 'Тула', 'Томск', 'Тюмень', 'Казань', 'Самара'];

export const Choice = meta.story({
  name: 'Выбор',
  render: () => (
    <Page>
      <forms.SelectField
        name="role"
        label="Роль"
        options={[
          { value: 'member', label: 'Участник' },
          { value: 'admin', label: 'Администратор' },
        ]}
      />
      <forms.ComboboxField<string>
        name="city"
        label="Город"
        load={(query) => cities.filter((city) => city.toLowerCase().includes(query.toLowerCase()))}
        getKey={(city) => city}
        getLabel={(city) => city}
      />
      <forms.RadioField
        name="where"
        label="Куда перевести"
        options={[
          { value: 'card', label: 'На карту' },
          { value: 'sbp', label: 'По номеру телефона' },
        ]}
      />
      <forms.TextareaField name="comment" label="Комментарий" max={200} optional />
      <forms.ConsentField name="rules" label="Согласен с правилами программы" />
      <forms.CheckboxField name="news" label="Получать новости" hint="Не чаще раза в неделю" />
    </Page>
  ),
  play: ({ canvasElement }) => pressAndCount(canvasElement, 4),
});

export const Dates = meta.story({
  name: 'Даты',
  render: () => (
    <Page>
      <forms.BirthDateField name="birthDate" />
      <forms.IssuedAtField name="issuedAt" />
      <forms.DateField name="saleDate" label="Дата продажи" />
      <forms.DateRangeField name="period" label="Период" optional />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(screen.getByLabelText('Дата рождения'), '06.05.1990');
    await userEvent.type(screen.getByLabelText('Дата выдачи'), '05.05.2004');
    await userEvent.type(screen.getByLabelText('Дата продажи'), '31.02.2026');
    await pressAndCount(canvasElement, 2);
    await expect(screen.getByText('Паспорт выдают с 14 лет: проверьте дату выдачи и дату рождения')).toBeVisible();
    await expect(screen.getByLabelText('Дата продажи')).toHaveValue('31.02.2026');
  },
});

export const Files = meta.story({
  name: 'Файлы',
  render: () => (
    <Page>
      <forms.FileField name="photo" label="Фото чека" url="/api/upload" accept="image/*" maxSize={5_242_880} />
    </Page>
  ),
  play: ({ canvasElement }) => pressAndCount(canvasElement, 1),
});
