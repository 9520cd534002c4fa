import preview from '../../../../../.storybook/preview.tsx';
import * as forms from '../../index.ts';
import { messages as m } from '../../rules/index.ts';
import { byHand, controlsOf, FieldPage, tryTyped, typed } from '../../test-utils/FieldPage.tsx';

const meta = preview.meta({ title: 'Формы/Поля/Человек и организация' });

const name = [
  typed('Салтыков-Щедрин', 'верно', 'через дефис'),
  typed('Ivan', m.cyrillicName, 'латиница'),
  typed('Анна  Мария', 'верно', 'двойной пробел убирается'),
];
export const NameField = meta.story({
  name: 'NameField — имя',
  argTypes: controlsOf('NameField'),
  render: (args) => (
    <FieldPage cases={name}>
      <forms.NameField name="it" label="Имя" {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, name),
});

export const FullNameFields = meta.story({
  name: 'FullNameFields — фамилия, имя, отчество',
  argTypes: controlsOf('FullNameFields'),
  render: (args) => (
    <FieldPage cases={name}>
      <forms.FullNameFields {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, name),
});

const passport = [
  byHand('вставьте', '45 09 123456', 'серия и номер в своих полях', 'паспорт целиком раздаётся обоим'),
  typed('450', m.passportSeries, 'не вся серия'),
  typed('4509', 'верно', 'вся серия'),
];
export const PassportFields = meta.story({
  name: 'PassportFields — паспорт',
  argTypes: controlsOf('PassportFields'),
  render: (args) => (
    <FieldPage cases={passport}>
      <forms.PassportFields {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, passport),
});

const department = [typed('770', m.departmentCode, 'не весь'), typed('770001', 'верно', 'дефис ставится сам')];
export const DepartmentCodeField = meta.story({
  name: 'DepartmentCodeField — код подразделения',
  argTypes: controlsOf('DepartmentCodeField'),
  render: (args) => (
    <FieldPage cases={department}>
      <forms.DepartmentCodeField name="it" {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, department),
});

const issuedBy = [typed('ОВД  Тверской', 'верно', 'двойной пробел убирается'), typed(' ', m.required, 'пусто')];
export const IssuedByField = meta.story({
  name: 'IssuedByField — кем выдан',
  argTypes: controlsOf('IssuedByField'),
  render: (args) => (
    <FieldPage cases={issuedBy}>
      <forms.IssuedByField name="it" {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, issuedBy),
});

const snils = [
  typed('11223344595', 'верно', 'сумма сходится'),
  typed('11223344590', m.snilsChecksum, 'предупреждение, отправке не мешает'),
  typed('112', m.snilsLength, 'не весь'),
];
export const SnilsField = meta.story({
  name: 'SnilsField — СНИЛС',
  argTypes: controlsOf('SnilsField'),
  render: (args) => (
    <FieldPage cases={snils}>
      <forms.SnilsField name="it" {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, snils),
});

const inn = [
  typed('7707083893', 'верно', 'организация'),
  typed('500100732259', 'верно', 'человек'),
  typed('7707083890', m.innChecksum, 'предупреждение, отправке не мешает'),
  typed('77070838931', m.innLength, '11 цифр'),
];
export const InnField = meta.story({
  name: 'InnField — ИНН',
  argTypes: controlsOf('InnField'),
  render: (args) => (
    <FieldPage cases={inn}>
      <forms.InnField name="it" {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, inn),
});

const kpp = [typed('773601001', 'верно', '9 цифр'), typed('7736', m.kppLength, 'не весь')];
export const KppField = meta.story({
  name: 'KppField — КПП',
  argTypes: controlsOf('KppField'),
  render: (args) => (
    <FieldPage cases={kpp}>
      <forms.KppField name="it" {...args} />
    </FieldPage>
  ),
  play: ({ canvasElement }) => tryTyped(canvasElement, kpp),
});
