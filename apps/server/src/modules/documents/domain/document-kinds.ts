import { type DocumentKind, documentKinds } from '@pribavka/api';

export { documentKinds, type DocumentKind };

/** Titles as they stand in the interface (domain.md 3.16). */
export const documentTitles: Record<DocumentKind, string> = {
  program_rules: 'Правила программы',
  personal_data: 'Согласие на обработку персональных данных',
  policy: 'Политика обработки персональных данных',
  oferta: 'Оферта',
  mailing_info: 'Согласие на рассылку',
};
