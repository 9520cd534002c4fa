export {
  datePatterns,
  formatDate,
  monthsGenitive,
  monthsNominative,
  toDate,
  wallClock,
  type DatePreset,
  type DateValue,
} from './dates.ts';
export {
  formatCard,
  formatPhone,
  hideCard,
  hideEmail,
  hideInn,
  hidePassport,
  hidePhone,
  hideSnils,
} from './masking.ts';
export {
  formatBytes,
  formatClock,
  formatCount,
  formatMoney,
  formatNumber,
  MINUS,
  NBSP,
  pluralRu,
  type CountForms,
  type MoneyOptions,
  type NumberOptions,
} from './numbers.ts';
export type { FormatLocale } from './locale.ts';
export { parseDate } from './parse-date.ts';
export { quoted, typo } from './typography.ts';
