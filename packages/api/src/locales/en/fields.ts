import { boundFields } from './at-fields/bounds.ts';
import { listFields } from './at-fields/lists.ts';
import { peopleFields } from './at-fields/people.ts';
import { placeFields } from './at-fields/places.ts';
import { promotionFields } from './at-fields/promotions.ts';
import { saleFields } from './at-fields/sales.ts';

/** What may be wrong with one field of a request. */
export const fields = {
  FIELD_REQUIRED: 'Required field',
  FIELD_EMPTY: 'An empty value is not allowed here',
  FIELD_UNKNOWN: 'Unknown field',
  FIELD_VALUE: 'This value is not allowed',
  FIELD_SIGNS: 'The text contains characters that are not allowed',
  FIELD_SHORT: 'At least {n|character|characters}',
  FIELD_LONG: 'At most {n|character|characters}',
  FIELD_SMALL: 'At least {n}',
  FIELD_LARGE: 'At most {n}',
  FIELD_FEW: 'At least {n|row|rows}',
  FIELD_MANY: 'At most {n|row|rows}',
  FIELD_INTEGER: 'Must be a whole number',
  FIELD_NUMBER: 'Must be a number',
  FIELD_BOOLEAN: 'Must be true or false',
  FIELD_STRING: 'Must be a text',
  FIELD_ARRAY: 'Must be a list',
  FIELD_OBJECT: 'Must be an object',

  FORMAT_UUID: 'Not a valid identifier',
  FORMAT_API_DATE_TIME: 'There is no such date',
  FORMAT_API_DAY_OR_TIME: 'There is no such date',
  FORMAT_DATE: 'There is no such date',
  FORMAT_MONTH: 'There is no such date',
  FORMAT_PHONE_RU: 'A Russian phone number: 11 digits, the first is 7',
  FORMAT_EMAIL: 'Enter a valid email',
  FORMAT_INN: 'Check the INN: 10 or 12 digits, the last ones are a checksum',
  FORMAT_KPP: 'Check the KPP: 9 digits',
  FORMAT_SNILS: 'Check the SNILS: 11 digits, the last two are a checksum',
  FORMAT_PASSWORD_STRENGTH:
    'At least 8 characters, with a digit, a special character, a lowercase and an uppercase letter',
  FORMAT_PERSON_NAME: 'Only Cyrillic letters, space, hyphen and apostrophe',
  FORMAT_MIDDLE_NAME: 'Only Cyrillic letters, space, hyphen and apostrophe',
  FORMAT_ONE_TIME_CODE: 'The code has 6 digits',
  FORMAT_PASSPORT_SERIES: 'The passport series has 4 digits',
  FORMAT_PASSPORT_NUMBER: 'The passport number has 6 digits',
  FORMAT_DEPARTMENT_CODE: 'The department code has 6 digits',
  FORMAT_DOCUMENT_CODE: 'The document code has 2 digits',
  FORMAT_CARD_NUMBER: 'Check the card number',
  FORMAT_IP_OR_CIDR: 'An address or a network: 10.0.0.1 or 10.0.0.0/8',
  FORMAT_WEB_URL: 'A link that begins with https://',
  FORMAT_HTTPS_URL: 'A link that begins with https://',

  ...listFields,
  ...peopleFields,
  ...saleFields,
  ...boundFields,
  ...promotionFields,
  ...placeFields,
} as const;
