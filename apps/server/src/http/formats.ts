import { isIP } from 'node:net';

import {
  cardLuhn,
  cyrillicName,
  departmentCode,
  email,
  innChecksum,
  innLength,
  isoDate,
  kpp,
  messages,
  passportNumber,
  passportSeries,
  passwordLength,
  passwordPattern,
  phoneCode,
  phoneLength,
  snilsChecksum,
} from '@pribavka/forms/rules';
import { isDayOrTime, isWireDateTime } from './wire-date.ts';

/** A format of the schemas: the check and the sentence for the field. */
export interface Format {
  /** The message, or undefined when the value is right. */
  check: (value: string) => string | undefined;
}

type Rule = (value: unknown) => string | undefined;

const all =
  (...rules: Rule[]): Format['check'] =>
  (value) => {
    for (const rule of rules) {
      const message = value === '' ? messages.required : rule(value);
      if (message) return message;
    }
    return undefined;
  };

const pattern =
  (regexp: RegExp, message: string): Rule =>
  (value) =>
    regexp.test(String(value)) ? undefined : message;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

// A year the programme can never reach: sums of days from it leave the calendar of the database.
const inReach: Rule = (value) => (/^(19|20|21)/.test(String(value)) ? undefined : messages.date);

/** Rules of the forms under the names of the schemas, so that a form and the server cannot disagree. */
export const formats: Record<string, Format> = {
  uuid: { check: pattern(uuid, 'Неверный идентификатор') },
  'api-date-time': { check: (value) => (isWireDateTime(value) ? inReach(value) : messages.date) },
  'api-day-or-time': { check: (value) => (isDayOrTime(value) ? inReach(value) : messages.date) },
  date: { check: all(pattern(/^\d{4}-\d{2}-\d{2}$/, messages.date), inReach, isoDate) },
  month: { check: all(pattern(/^\d{4}-(0[1-9]|1[0-2])$/, messages.date)) },
  'phone-ru': {
    check: all(
      phoneLength,
      pattern(/^\d{11}$/, messages.phoneLength),
      pattern(/^7/, 'Номер телефона начинается с 7'),
      phoneCode,
    ),
  },
  email: { check: all(email) },
  inn: { check: all(pattern(/^\d+$/, messages.innLength), innLength, innChecksum) },
  kpp: { check: all(kpp) },
  snils: { check: all(pattern(/^\d{11}$/, messages.snilsLength), snilsChecksum) },
  'password-strength': { check: all(passwordLength, passwordPattern) },
  'person-name': { check: all(cyrillicName) },
  'middle-name': { check: (value) => (value === '' ? undefined : cyrillicName(value)) },
  'one-time-code': { check: all(pattern(/^\d+$/, messages.numberOnly), pattern(/^\d{4,6}$/, 'Код состоит из 6 цифр')) },
  'passport-series': { check: all(passportSeries) },
  'passport-number': { check: all(passportNumber) },
  'department-code': { check: all(departmentCode) },
  'document-code': { check: all(pattern(/^\d{2}$/, 'Код документа должен содержать 2 цифры')) },
  'card-number': { check: all(pattern(/^[\d ]{16,19}$/, messages.cardLength), cardLuhn) },
  'ip-or-cidr': {
    check: (value) => (isAddressOrNetwork(value) ? undefined : 'Нужен адрес или сеть: 10.0.0.1 или 10.0.0.0/8'),
  },
  'web-url': {
    check: (value) =>
      URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
        ? undefined
        : 'Нужна ссылка, которая начинается с https://',
  },
  'https-url': {
    check: (value) =>
      URL.canParse(value) && new URL(value).protocol === 'https:'
        ? undefined
        : 'Нужна ссылка, которая начинается с https://',
  },
  binary: { check: () => undefined },
};
