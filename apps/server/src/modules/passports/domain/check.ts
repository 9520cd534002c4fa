import {
  birthDate,
  departmentCode,
  innPerson,
  isInn,
  isSnils,
  isoDate,
  issuedAfter,
  messages,
} from '@pribavka/forms/rules';

import { invalid, type WrongFields } from '../../../http/problem.ts';
import { digits } from '../../../core/text/digits.ts';
import type { PassportFields } from './fields.ts';

/** As typed or sent: spaces and hyphens of masks are allowed, optional fields may be absent. */
export interface PassportInput {
  lastName: string;
  firstName: string;
  middleName?: string | undefined;
  birthDate: string;
  citizenship?: string | undefined;
  documentCode?: string | undefined;
  passportSeries: string;
  passportNumber: string;
  passportIssuedBy: string;
  passportIssuedAt: string;
  departmentCode: string;
  registrationAddress?: string | undefined;
  inn: string;
  snils: string;
  scanFileIds?: string[] | undefined;
}

/** What is wrong with a field, for programs; the rule says it in its own sentence. */
const codes = {
  birthDate: 'PASSPORT_BIRTH_DATE',
  passportIssuedAt: 'PASSPORT_ISSUED_AT',
  passportIssuedBy: 'FIELD_REQUIRED',
  departmentCode: 'FORMAT_DEPARTMENT_CODE',
  inn: 'FORMAT_INN',
  snils: 'FORMAT_SNILS',
} as const;

const clean = (text: string | undefined): string => (text ?? '').trim().replaceAll(/\s+/g, ' ');

/**
 * Reads the form into the stored shape; throws `VALIDATION` with every wrong field named. The same
 * rules the form uses, so that both ends say the same.
 */
export function readPassport(input: PassportInput): PassportFields {
  const fields: PassportFields = {
    lastName: clean(input.lastName),
    firstName: clean(input.firstName),
    middleName: clean(input.middleName),
    birthDate: input.birthDate,
    citizenship: clean(input.citizenship) || 'Российская Федерация',
    documentCode: input.documentCode ?? '21',
    passportSeries: digits(input.passportSeries),
    passportNumber: digits(input.passportNumber),
    passportIssuedBy: clean(input.passportIssuedBy),
    passportIssuedAt: input.passportIssuedAt,
    departmentCode: digits(input.departmentCode),
    registrationAddress: clean(input.registrationAddress),
    inn: digits(input.inn),
    snils: digits(input.snils),
  };
  const found: Record<keyof typeof codes, string | undefined> = {
    birthDate: isoDate(fields.birthDate) ?? birthDate(fields.birthDate),
    passportIssuedAt: isoDate(fields.passportIssuedAt) ?? issuedAfter('birthDate')(fields.passportIssuedAt, fields),
    passportIssuedBy: fields.passportIssuedBy === '' ? messages.required : undefined,
    departmentCode: departmentCode(fields.departmentCode),
    inn: innPerson(fields.inn) ?? (isInn(fields.inn) ? undefined : messages.innChecksum),
    snils: isSnils(fields.snils) ? undefined : messages.snilsChecksum,
  };
  const wrong: WrongFields = {};
  for (const [field, code] of Object.entries(codes)) {
    const text = found[field as keyof typeof codes];
    if (text !== undefined) wrong[field] = { code, text };
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return fields;
}
