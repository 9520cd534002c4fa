import type {
  PasswordDemandMessages,
  RuleMessages,
  ScanMessages,
  SerialPatternMessages,
} from '../../rules/rule-messages.ts';
import { counted, grouped } from './count.ts';

const amount = (count: number, unit: readonly [string, string, string] | undefined): string =>
  unit ? counted(count, unit[0], unit[2]) : grouped(count);

export const rules: RuleMessages = {
  required: 'Required field',
  cyrillic: 'Only Cyrillic letters are allowed',
  email: 'Enter a valid email address',
  innLength: 'An INN must have 10 or 12 digits',
  passportSeries: 'A passport series must have 4 digits',
  passportNumber: 'A passport number must have 6 digits',
  snilsLength: 'A SNILS must have 11 digits',
  passwordPattern: 'The password must have a digit, a special character, a lowercase and an uppercase letter',
  passwordLength: 'The password must have at least 8 characters',
  phoneLength: 'A phone number must have 11 digits',
  kppLength: 'A KPP must have 9 digits',
  numberOnly: 'Only a whole number is allowed',
  phoneCode: 'Check the number: an area or operator code does not begin with 0, 1 or 2',
  cyrillicName: 'Only Cyrillic letters, spaces, hyphens and apostrophes are allowed',
  innCompany: 'The INN of a company must have 10 digits',
  innPerson: 'The INN of a person must have 12 digits',
  innChecksum: 'Check the INN: its check digits do not match',
  snilsChecksum: 'Check the SNILS: its check digits do not match',
  cardLength: 'A card number must have 16 digits',
  cardLuhn: 'Check the card number: it has a typo',
  kppFormat: 'Check the KPP: 4 digits, 2 digits or capital Latin letters, 3 digits',
  zeros: 'Check the number: it is all zeros',
  ogrn: 'An OGRN must have 13 digits',
  ogrnChecksum: 'Check the OGRN: its check digit does not match',
  ogrnip: 'An OGRNIP must have 15 digits',
  ogrnipChecksum: 'Check the OGRNIP: its check digit does not match',
  bik: 'A BIK must have 9 digits and begin with 0, 1 or 2',
  account: 'An account number must have 20 digits',
  accountChecksum: 'Check the account and the BIK: the check digit does not match',
  departmentCode: 'A department code must have 6 digits',
  date: 'There is no such date',
  dateFuture: 'The date cannot be in the future',
  birthDateOld: 'Check the date of birth: it is more than 120 years ago',
  birthDateYoung: 'Passports are issued from the age of 14: check the date of birth',
  issuedBeforeFourteen: 'Passports are issued from the age of 14: check the date of issue and the date of birth',
  passportExpired: 'Passports are replaced at 20 and 45: check the date of issue',
  consent: 'Your consent is needed',
  passwordCommon: 'This password is in lists of leaked ones. Choose another',
  passwordPersonal: 'The password contains your name, phone or email. Choose another',
  passwordRepeat: 'The passwords do not match',
  login: 'Enter a phone number or an email address',
  fiscalDrive: 'A fiscal drive number (FN) must have 16 digits',
  fiscalDocument: 'A fiscal document number (FD) must have 1 to 10 digits',
  fiscalSign: 'A fiscal sign (FP) must have 1 to 10 digits',
  receiptTotal: 'The total of a receipt must be greater than zero',
  timeOfDay: 'There is no such time',

  kppLetter: (_letter, place) => `A KPP has digits only: there is a letter at place ${place}`,
  kppCyrillic: (_letter, place) => `The letter at place ${place} is Cyrillic: letters of a KPP are Latin`,
  codeLength: (length) => `The code must have ${counted(length, 'digit', 'digits')}`,
  maxLength: (limit) => `No more than ${counted(limit, 'character', 'characters')}`,
  minLength: (limit) => `At least ${counted(limit, 'character', 'characters')}`,
  least: (limit) => `No less than ${grouped(limit)}`,
  most: (limit) => `No more than ${grouped(limit)}`,
  amountAvailable: (count, unit) => `${amount(count, unit)} available: enter no more than that`,
  amountLeast: (count, unit, action) =>
    action ? `You can ${action} ${amount(count, unit)} or more` : `No less than ${amount(count, unit)}`,
  amountMost: (count, unit, action) =>
    action ? `You can ${action} up to ${amount(count, unit)} at a time` : `No more than ${amount(count, unit)}`,
  amountStep: (step) => `The amount must be a multiple of ${grouped(step)}`,
};

export const demands: PasswordDemandMessages = {
  length: 'At least 8 characters',
  digit: 'A digit',
  special: 'A special character: ! @ # / $ % ^ & *',
  lower: 'A lowercase letter',
  upper: 'An uppercase letter',
};

export const scan: ScanMessages = {
  notReceipt: 'This is not the QR code of a receipt',
  receiptPart: 'The QR code was not read completely, scan it again',
  receiptDate: 'The date of the receipt is wrong',
  receiptSum: 'The total of the receipt is wrong',
  receiptReturn: 'This is a refund receipt, a sales receipt is needed',
  receiptPurchase: 'This is a receipt of buying from a person, a sales receipt is needed',
  receiptOperation: 'The receipt is of an unknown kind',
  fiscalDrive: rules.fiscalDrive,
  fiscalDocument: rules.fiscalDocument,
  fiscalSign: rules.fiscalSign,
  notMark: 'This is not a product mark',
  markGtin: 'The product mark has a wrong bar code',
  markPart: 'The product mark was not read completely, scan it again',
  markSeparator: 'The product mark was read without its separator: scan it again or type the serial number',
};

export const serialPattern: SerialPatternMessages = {
  unclear: (rest) => `unclear from “${rest}” on`,
  varying: (most) => `more than ${counted(most, 'variable repeat', 'variable repeats')}`,
  emptyBranch: 'an empty option',
  branches: (most) => `more than ${counted(most, 'option', 'options')}`,
  notPattern: 'this is not a pattern',
};
