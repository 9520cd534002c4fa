export type { AsyncRule, Level, Rule, Verdict } from './types.ts';
export { messages } from './messages.ts';
export type {
  MarkMessages,
  PasswordDemandMessages,
  ReceiptMessages,
  RuleMessages,
  ScanMessages,
  SerialPatternMessages,
} from './rule-messages.ts';
export { inLanguage } from './language.ts';
export { consent, required } from './required.ts';
export { cyrillic, cyrillicName } from './names.ts';
export { email } from './email.ts';
export { login, phoneCode, phoneLength } from './phone.ts';
export { innChecksum, innCompany, innLength, innPerson, isInn } from './inn.ts';
export { isSnils, snilsChecksum, snilsLength } from './snils.ts';
export { kpp, kppFormat, kppLength, ogrn, ogrnip } from './company.ts';
export { accountKey, accountLength, bik, cardLength, cardLuhn, isAccountOf, isLuhn } from './bank.ts';
export type { CardBrand } from './card-brand.ts';
export { cardBrand } from './card-brand.ts';
export type { PasswordDemand } from './password.ts';
export {
  passwordCommon,
  passwordDemands,
  passwordDemandsIn,
  passwordLength,
  passwordPattern,
  passwordPersonal,
  passwordRepeat,
} from './password.ts';
export type { PasswordOwner } from './common-passwords.ts';
export { isCommonPassword, isPersonalPassword } from './common-passwords.ts';
export type { AmountLimits } from './numbers.ts';
export { amountWithin, codeLength, integerRange, maxLength, minLength, numberOnly } from './numbers.ts';
export {
  birthDate,
  departmentCode,
  isoDate,
  issuedAfter,
  notFuture,
  passportLapsed,
  passportNumber,
  passportSeries,
} from './passport.ts';
export { all, compose, warning, when, withMessage } from './combine.ts';
export type { AsyncFieldRule, AsyncRuleOptions } from './async.ts';
export { asyncRule } from './async.ts';
export type { Receipt, ReceiptProblem, ReceiptResult } from './receipt.ts';
export { parseReceipt, receiptKey, receiptText } from './receipt.ts';
export { fiscalDocument, fiscalDrive, fiscalSign, receiptTotal, timeOfDay } from './receipt-parts.ts';
export type { ProductMark, ProductMarkResult } from './data-matrix.ts';
export { isGtin, parseProductMark, productMarkText } from './data-matrix.ts';
export type { SerialKind, SerialProblem, SerialResult } from './serial.ts';
export { readSerial, serialKeysOf } from './serial.ts';
export type { Scan, ScanHint } from './scan.ts';
export { readScan } from './scan.ts';
export { fitsPattern, serialKeyOf, serialPatternProblem } from './serial-pattern.ts';
export { dayIn, momentIn, programmeToday, programmeZone, setProgrammeZone, shopToday } from './calendar.ts';
