import type { CallDescription } from './types.ts';

/** Documents of the programme and its links to social networks. */
export const documentDescriptions = {
  'documents.programRules': { summary: 'Правила программы: действующая версия' },
  'documents.addProgramRules': {
    summary: 'Публикует правила программы',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_BROKEN', 'VERSION_CONFLICT'],
  },
  'documents.updateProgramRules': {
    summary: 'Публикует новую версию правил программы',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_BROKEN', 'VERSION_CONFLICT'],
  },
  'documents.deleteProgramRules': { summary: 'Снимает правила программы с публикации' },
  'documents.personalDataProcessing': { summary: 'Согласие на обработку данных: действующая версия' },
  'documents.addPersonalDataProcessing': {
    summary: 'Публикует согласие на обработку данных',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_BROKEN', 'VERSION_CONFLICT'],
  },
  'documents.updatePersonalDataProcessing': {
    summary: 'Публикует новую версию согласия на обработку данных',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_BROKEN', 'VERSION_CONFLICT'],
  },
  'documents.deletePersonalDataProcessing': { summary: 'Снимает согласие на обработку данных с публикации' },
  'documents.oferta': { summary: 'Оферта: действующая версия' },
  'documents.addOferta': {
    summary: 'Публикует оферту',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_BROKEN', 'VERSION_CONFLICT'],
  },
  'documents.updateOferta': {
    summary: 'Публикует новую версию оферты',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_BROKEN', 'VERSION_CONFLICT'],
  },
  'documents.deleteOferta': { summary: 'Снимает оферту с публикации' },
  'documents.policy': { summary: 'Политика обработки данных: действующая версия' },
  'documents.addPolicy': {
    summary: 'Публикует политику обработки данных',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_BROKEN', 'VERSION_CONFLICT'],
  },
  'documents.updatePolicy': {
    summary: 'Публикует новую версию политики',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_BROKEN', 'VERSION_CONFLICT'],
  },
  'documents.deletePolicy': { summary: 'Снимает политику с публикации' },
  'documents.mailingInfo': { summary: 'Согласие на рассылки: действующая версия' },
  'documents.addMailingInfo': {
    summary: 'Публикует согласие на рассылки',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_BROKEN', 'VERSION_CONFLICT'],
  },
  'documents.updateMailingInfo': {
    summary: 'Публикует новую версию согласия на рассылки',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_BROKEN', 'VERSION_CONFLICT'],
  },
  'documents.deleteMailingInfo': { summary: 'Снимает согласие на рассылки с публикации' },
  'documents.versions': { summary: 'История версий документа' },
  'documents.reconsent': {
    summary: 'Сколько участников попросят согласиться заново',
    description: 'Живые участники, чьё согласие с документом действует.',
  },
  'socials.public': { summary: 'Ссылки на социальные сети для страниц' },
  'socials.list': { summary: 'Социальные сети: все, и скрытые' },
  'socials.add': { summary: 'Добавляет ссылку на социальную сеть' },
  'socials.update': { summary: 'Меняет ссылку', refusals: ['VERSION_CONFLICT'] },
  'socials.order': { summary: 'Меняет порядок ссылок' },
  'socials.delete': { summary: 'Удаляет ссылку' },
  'socials.uploadIcon': {
    summary: 'Загружает значок сети',
    refusals: ['FILE_TYPE', 'FILE_SIZE', 'FILE_PIXELS', 'FILE_BROKEN'],
  },
} as const satisfies Readonly<Record<string, CallDescription>>;
