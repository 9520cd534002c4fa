export type { InputMode, Mask } from './types.ts';
export { maskInLanguage, type MaskMessages } from './language.ts';
export { phone } from './phone.ts';
export {
  departmentCode,
  inn,
  kpp,
  kppLetters,
  ogrn,
  ogrnip,
  passportNumber,
  passportParts,
  passportSeries,
} from './documents.ts';
export { snils } from './snils.ts';
export { account, bik, card, code, pointsOutput } from './money.ts';
export { date, dateMask, time } from './date.ts';
export { fiscalDocument, fiscalDrive, fiscalSign } from './receipt.ts';
