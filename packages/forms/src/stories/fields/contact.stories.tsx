import preview from '../../../../../.storybook/preview.tsx';
import * as forms from '../../index.ts';
import { messages as m } from '../../rules/index.ts';
import { controlsOf, FieldPage, tryTyped, typed } from '../../test-utils/FieldPage.tsx';

const meta = preview.meta({ title: 'Формы/Поля/Связь и вход' });

const phone = [
  typed('89123456789', 'верно', 'с восьмёрки'),
  typed('912345', m.phoneLength, 'не весь номер'),
  typed('+79123456789', 'верно', 'с плюса'),
];
export const PhoneField = meta.story({
  name: 'PhoneField — телефон',
  argTypes: controlsOf('PhoneField'),
  render: (args) => (
    <FieldPage cases={phone}>
      <forms.PhoneField name="it" {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, phone),
});

const email = [
  typed('ivan@mail.ru ', 'верно', 'пробел в конце убирается'),
  typed('ivan@', m.email, 'нет домена'),
  typed('ivan@почта.рф', 'верно', 'русский домен'),
];
export const EmailField = meta.story({
  name: 'EmailField — эл. почта',
  argTypes: controlsOf('EmailField'),
  render: (args) => (
    <FieldPage cases={email}>
      <forms.EmailField name="it" {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, email),
});

const login = [
  typed('8 912 345-67-89', 'верно', 'телефон встаёт по маске'),
  typed('ivan', m.login, 'ни телефон, ни почта'),
  typed('ivan@mail.ru', 'верно', 'почта'),
];
export const LoginField = meta.story({
  name: 'LoginField — телефон или эл. почта',
  argTypes: controlsOf('LoginField'),
  render: (args) => (
    <FieldPage cases={login}>
      <forms.LoginField name="it" {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, login),
});

const password = [
  typed('любой текст', 'верно', 'вход не судит пароль'),
  typed(' с пробелами ', 'верно', 'не обрезается'),
];
export const PasswordField = meta.story({
  name: 'PasswordField — пароль',
  argTypes: controlsOf('PasswordField'),
  render: (args) => (
    <FieldPage cases={password}>
      <forms.PasswordField name="it" {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, password),
});

const newPassword = [
  typed('семь777', m.passwordLength, 'мало знаков'),
  typed('осень26!', m.passwordPattern, 'нет заглавной'),
  typed('Осень26!', m.passwordCommon, 'стоит во всех списках'),
  typed('Шуруповёрт26!', 'верно', 'всё есть'),
];
export const NewPasswordFields = meta.story({
  name: 'NewPasswordFields — новый пароль',
  argTypes: controlsOf('NewPasswordFields'),
  render: (args) => (
    <FieldPage cases={newPassword}>
      <forms.NewPasswordFields name="it" {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, newPassword),
});

const code = [typed('482', 'Код должен содержать 4 цифры', 'не весь код'), typed('4821', 'верно', 'весь')];
export const CodeField = meta.story({
  name: 'CodeField — код',
  argTypes: controlsOf('CodeField'),
  render: (args) => (
    <FieldPage cases={code}>
      <forms.CodeField name="it" sendsItself={false} {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, code),
});
