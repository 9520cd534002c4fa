import type { MaskMessages } from '../../masks/language.ts';

export const masks: MaskMessages = {
  common: { rejection: 'Digits only', unreadable: 'The pasted text does not fit', full: 'The field is already full' },
  date: {
    unreadable: ({ example = '' }) => `A date is needed, for example ${example}`,
    letters: { d: 'd', M: 'm', y: 'y' },
    hint: ({ example = '' }) => `Format: ${example}`,
  },
  time: { unreadable: 'A time is needed, for example 09:05', letters: { H: 'h', m: 'm' }, hint: 'Format: 09:05' },
  snils: { unreadable: 'Does not fit: a SNILS has 11 digits', hint: 'Format: 112-233-445-95' },
  phone: {
    unreadable: 'Could not read the number: a Russian one of 11 digits is needed',
    hint: 'Format: +7 (999) 999-99-99',
  },
  fiscalDrive: { unreadable: 'Does not fit: an FN has 16 digits', hint: '16 digits after “FN” on the receipt' },
  fiscalDocument: {
    unreadable: 'Does not fit: an FD has up to 10 digits',
    hint: 'Up to 10 digits after “FD” on the receipt',
  },
  fiscalSign: {
    unreadable: 'Does not fit: an FP has up to 10 digits',
    hint: 'Up to 10 digits after “FP” or “FPD” on the receipt',
  },
  card: { unreadable: 'Does not fit: a card number has 16 digits', hint: '16 digits on the front of the card' },
  pointsOutput: {
    unreadable: 'A whole number of up to 5 digits is needed',
    hint: 'A whole number of up to 5 digits',
  },
  account: { unreadable: 'Does not fit: an account number has 20 digits', hint: '20 digits' },
  bik: { unreadable: 'Does not fit: a BIK has 9 digits', hint: 'Nine digits, beginning with 04' },
  code: { hint: ({ capacity }) => `Code from the message, digits: ${capacity}` },
  passportSeries: { unreadable: 'Does not fit: a passport series has 4 digits', hint: 'Four digits' },
  passportNumber: { unreadable: 'Does not fit: a passport number has 6 digits', hint: 'Six digits' },
  inn: { unreadable: 'Does not fit: an INN has 10 or 12 digits', hint: '10 digits for a company, 12 for a person' },
  kpp: { unreadable: 'Does not fit: a KPP has 9 digits and no letters', hint: 'Nine digits' },
  kppLetters: {
    unreadable: 'Does not fit: a KPP has 9 characters, letters are Latin',
    hint: 'Nine characters: digits, Latin letters may be fifth and sixth',
    rejection: 'Digits and Latin letters only',
  },
  departmentCode: { hint: 'Format: 770-001' },
  ogrn: { hint: '13 digits' },
  ogrnip: { hint: '15 digits' },
};
