import type { ReactElement } from 'react';

import * as forms from '../index.ts';
import { bik } from '../masks/index.ts';

/** A ready field, and what its first control must tell a phone and a password manager. */
export interface FieldExpectation {
  readonly name: string;
  readonly node: ReactElement;
  readonly label: string;
  /** `autocomplete`; absent for controls that have none. */
  readonly fill?: string | undefined;
  readonly keyboard?: string | undefined;
  /** Says nothing when left empty. */
  readonly silent?: true | undefined;
  /** Element that `ref` and native props belong to; `group` is the one around several fields. @default 'input' */
  readonly control?: 'textarea' | 'button' | 'div' | 'group' | undefined;
}

/** Those of them whose control is no `<input>`. */
const controls: Readonly<Record<string, FieldExpectation['control']>> = {
  PassportFields: 'group',
  NewPasswordFields: 'group',
  FullNameFields: 'group',
  ReceiptFields: 'group',
  DateRangeField: 'button',
  SelectField: 'button',
  RadioField: 'div',
  FileField: 'div',
  TextareaField: 'textarea',
};

const options = [{ value: 'a', label: 'А' }] as const;
const source = { load: () => ['Тверь'], getKey: (city: string) => city, getLabel: (city: string) => city };

const field = (
  name: string,
  node: ReactElement,
  label: string,
  fill?: string,
  keyboard?: string,
  silent?: true,
): FieldExpectation => ({ name, node, label, fill, keyboard, silent, control: controls[name] });

/** Every ready field with the name «it», not optional. */
export const fieldCases: readonly FieldExpectation[] = [
  field('PhoneField', <forms.PhoneField name="it" />, 'Телефон', 'tel', 'tel'),
  field('EmailField', <forms.EmailField name="it" />, 'Эл. почта', 'email', 'email'),
  field('LoginField', <forms.LoginField name="it" />, 'Телефон или эл. почта', 'username'),
  field('InnField', <forms.InnField name="it" />, 'ИНН', 'off', 'numeric'),
  field('KppField', <forms.KppField name="it" />, 'КПП', 'off', 'numeric'),
  field('SnilsField', <forms.SnilsField name="it" />, 'СНИЛС', 'off', 'numeric'),
  field('PassportFields', <forms.PassportFields seriesName="it" />, 'Серия паспорта', 'off', 'numeric'),
  field('DepartmentCodeField', <forms.DepartmentCodeField name="it" />, 'Код подразделения', 'off', 'numeric'),
  field('IssuedByField', <forms.IssuedByField name="it" />, 'Кем выдан', 'off'),
  field('PasswordField', <forms.PasswordField name="it" />, 'Пароль', 'current-password'),
  field('NewPasswordFields', <forms.NewPasswordFields name="it" />, 'Новый пароль', 'new-password'),
  field('NameField', <forms.NameField name="it" label="Имя" />, 'Имя', 'off'),
  field('FullNameFields', <forms.FullNameFields lastName="it" />, 'Фамилия', 'family-name'),
  field('CardField', <forms.CardField name="it" />, 'Номер карты', 'cc-number', 'numeric'),
  field('AmountField', <forms.AmountField name="it" limits={{}} />, 'Сколько', 'off', 'numeric'),
  field('CodeField', <forms.CodeField name="it" />, 'Код', 'one-time-code', 'numeric'),
  field('DateField', <forms.DateField name="it" label="Дата" />, 'Дата', 'off', 'numeric'),
  field('BirthDateField', <forms.BirthDateField name="it" />, 'Дата рождения', 'bday', 'numeric'),
  field('IssuedAtField', <forms.IssuedAtField name="it" />, 'Дата выдачи', 'off', 'numeric'),
  field('DateRangeField', <forms.DateRangeField name="it" label="Период" />, 'Период'),
  field('ReceiptFields', <forms.ReceiptFields />, 'Дата', 'off', 'numeric'),
  field('SelectField', <forms.SelectField name="it" label="Роль" options={options} />, 'Роль'),
  field('ComboboxField', <forms.ComboboxField<string> name="it" label="Город" {...source} />, 'Город', 'off'),
  field('ComboboxManyField', <forms.ComboboxManyField<string> name="it" label="Города" {...source} />, 'Города', 'off'),
  field('RadioField', <forms.RadioField name="it" label="Куда" options={options} />, 'Куда'),
  field('CheckboxField', <forms.CheckboxField name="it" label="Новости" />, 'Новости', undefined, undefined, true),
  field('ConsentField', <forms.ConsentField name="it" label="Согласен" />, 'Согласен'),
  field('FileField', <forms.FileField name="it" label="Фото чека" url="/u" />, 'Фото чека'),
  field('TextField', <forms.TextField name="it" label="Компания" />, 'Компания', 'off'),
  field('TextareaField', <forms.TextareaField name="it" label="Комментарий" />, 'Комментарий'),
  field('MaskedField', <forms.MaskedField name="it" label="БИК" mask={bik} />, 'БИК', 'off', 'numeric'),
  field('NumberField', <forms.NumberField name="it" label="Цена" />, 'Цена', 'off', 'numeric'),
  field('QuantityField', <forms.QuantityField name="it" />, 'Количество', undefined, 'numeric', true),
];
