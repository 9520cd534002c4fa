import type { DocumentKind } from '@pribavka/api';

/** The five documents in the order people read them. */
export const documentOrder: readonly DocumentKind[] = [
  'program_rules',
  'personal_data',
  'policy',
  'oferta',
  'mailing_info',
];

export const documentMessages = {
  title: 'Документы программы',
  short: {
    program_rules: 'Правила программы',
    personal_data: 'Персональные данные',
    policy: 'Политика',
    oferta: 'Оферта',
    mailing_info: 'Рассылки',
  },
  full: {
    program_rules: 'Правила программы',
    personal_data: 'Согласие на обработку персональных данных',
    policy: 'Политика обработки персональных данных',
    oferta: 'Оферта',
    mailing_info: 'Согласие на рассылку',
  },
  missing: 'Документ временно недоступен',
} as const satisfies {
  title: string;
  short: Record<DocumentKind, string>;
  full: Record<DocumentKind, string>;
  missing: string;
};
