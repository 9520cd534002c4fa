/** Demands on a password, as the checklist under the field has them. */
export const demandMessages = {
  length: 'Не менее 8 символов',
  digit: 'Цифра',
  special: 'Специальный символ: ! @ # / $ % ^ & *',
  lower: 'Строчная буква',
  upper: 'Заглавная буква',
} as const;
