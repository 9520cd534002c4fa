import { boundFields } from './at-fields/bounds.ts';
import { listFields } from './at-fields/lists.ts';
import { peopleFields } from './at-fields/people.ts';
import { placeFields } from './at-fields/places.ts';
import { promotionFields } from './at-fields/promotions.ts';
import { saleFields } from './at-fields/sales.ts';
import type { TextNeeds } from './all.ts';

/** What may be wrong with one field of a request, whatever the call; a code of a problem may stand at a field as well. */
export const fieldTexts = {
  FIELD_REQUIRED: 'Обязательное поле',
  FIELD_EMPTY: 'Пустое значение здесь недопустимо',
  FIELD_UNKNOWN: 'Неизвестное поле',
  FIELD_VALUE: 'Недопустимое значение',
  FIELD_SIGNS: 'Текст содержит недопустимые знаки',
  FIELD_SHORT: 'Не меньше {n|символа|символов|символов}',
  FIELD_LONG: 'Не больше {n|символа|символов|символов}',
  FIELD_SMALL: 'Не меньше {n}',
  FIELD_LARGE: 'Не больше {n}',
  FIELD_FEW: 'Не меньше {n|строки|строк|строк}',
  FIELD_MANY: 'Не больше {n|строки|строк|строк}',
  FIELD_INTEGER: 'Должно быть целое число',
  FIELD_NUMBER: 'Должно быть число',
  FIELD_BOOLEAN: 'Должно быть «да» или «нет»',
  FIELD_STRING: 'Должен быть текст',
  FIELD_ARRAY: 'Должен быть список',
  FIELD_OBJECT: 'Должен быть объект',

  // The server's sentence of a format says which of its rules is broken; these say the whole.
  FORMAT_UUID: 'Неверный идентификатор',
  FORMAT_API_DATE_TIME: 'Такой даты нет',
  FORMAT_API_DAY_OR_TIME: 'Такой даты нет',
  FORMAT_DATE: 'Такой даты нет',
  FORMAT_MONTH: 'Такой даты нет',
  FORMAT_PHONE_RU: 'Номер телефона: 11 цифр, первая 7',
  FORMAT_EMAIL: 'Введите корректный почтовый адрес',
  FORMAT_INN: 'Проверьте ИНН',
  FORMAT_KPP: 'Проверьте КПП',
  FORMAT_SNILS: 'Проверьте СНИЛС',
  FORMAT_PASSWORD_STRENGTH: 'Пароль слишком простой',
  FORMAT_PERSON_NAME: 'Поле может содержать только буквы кириллицы, пробел, дефис и апостроф',
  FORMAT_MIDDLE_NAME: 'Поле может содержать только буквы кириллицы, пробел, дефис и апостроф',
  FORMAT_ONE_TIME_CODE: 'Код состоит из 6 цифр',
  FORMAT_PASSPORT_SERIES: 'Серия паспорта должна содержать 4 цифры',
  FORMAT_PASSPORT_NUMBER: 'Номер паспорта должен содержать 6 цифр',
  FORMAT_DEPARTMENT_CODE: 'Код подразделения должен содержать 6 цифр',
  FORMAT_DOCUMENT_CODE: 'Код документа должен содержать 2 цифры',
  FORMAT_CARD_NUMBER: 'Проверьте номер карты',
  FORMAT_IP_OR_CIDR: 'Нужен адрес или сеть: 10.0.0.1 или 10.0.0.0/8',
  FORMAT_WEB_URL: 'Нужна ссылка, которая начинается с https://',
  FORMAT_HTTPS_URL: 'Нужна ссылка, которая начинается с https://',

  ...listFields,
  ...peopleFields,
  ...saleFields,
  ...boundFields,
  ...promotionFields,
  ...placeFields,
} as const;

/** A code that stands only at a field. */
export type FieldCode = keyof typeof fieldTexts;

/** Parameters the text of a code needs. */
export type FieldParams<C extends FieldCode> = TextNeeds<(typeof fieldTexts)[C]>;

/** Codes whose text is whole without parameters. */
export type PlainFieldCode = { [C in FieldCode]: keyof FieldParams<C> extends never ? C : never }[FieldCode];
