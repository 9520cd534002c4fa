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
export { formatMoney, type MoneyOptions } from './money.ts';
export {
  formatBytes,
  formatClock,
  formatCount,
  formatNumber,
  MINUS,
  NBSP,
  pluralRu,
  type CountForms,
  type NumberOptions,
} from './numbers.ts';
export type { FormatLocale } from './locale.ts';
export { parseDate } from './parse-date.ts';
export { quoted, typo } from './typography.ts';
