import type { DocumentKind } from '@pribavka/api';
import { formatCount, quoted } from '@pribavka/ui';

const asked = (count: number): string => formatCount(count, ['участнику', 'участникам', 'участникам']);

export const documentMessages = {
  caption: 'Документы программы',
  names: {
    program_rules: 'Правила программы',
    personal_data: 'Согласие на обработку персональных данных',
    policy: 'Политика обработки персональных данных',
    oferta: 'Оферта',
    mailing_info: 'Согласие на рассылку',
  } satisfies Record<DocumentKind, string>,
  columns: {
    name: 'Документ',
    file: 'Файл',
    version: 'Редакция',
    publishedAt: 'Опубликован',
    publishedBy: 'Кто опубликовал',
    consents: 'Согласий',
    state: 'Состояние',
  },
  versionOf: (version: number) => `Редакция ${version}`,
  consents: (count: number) => formatCount(count, ['согласие', 'согласия', 'согласий']),
  none: 'Не опубликован',
  current: 'Действует',
  retired: 'Снята',
  reconsent: 'с повторным согласием',
  download: (name: string) => `Скачать: ${quoted(name)}`,
  actions: { add: 'Добавить', update: 'Обновить', history: 'История', delete: 'Удалить' },
  actionOf: (action: string, name: string) => `${action}: ${name}`,
  historyTitle: (name: string) => `История: ${name}`,
  historyEmpty: 'Редакций ещё не было',
  addTitle: (name: string) => `Добавить: ${name}`,
  updateTitle: (name: string) => `Новая редакция: ${name}`,
  form: {
    file: 'Файл',
    fileHint: 'PDF до 20 МБ',
    askAgain: 'Требовать повторного согласия',
    askAgainHint: 'При следующем входе участник не попадёт в кабинет, пока не согласится с новой редакцией.',
    publish: 'Опубликовать',
    sending: 'Отправляем файл',
  },
  question: (count: number) => ({
    title: `Попросить согласия заново?`,
    body:
      count === 0
        ? 'С этим документом сейчас никто не согласен: спрашивать некого. Новая редакция просто вступит в силу.'
        : `При следующем входе вопрос зададут ${asked(count)}: кабинет откроется после согласия. Прежние согласия останутся в истории.`,
    confirmLabel: count === 0 ? 'Опубликовать' : 'Опубликовать и спросить',
  }),
  conflict: 'Пока вы выбирали файл, другой администратор опубликовал свою редакцию. Посмотрите историю и повторите.',
  published: (name: string, version: number) => `${name}: редакция ${version} действует`,
  deletion: (name: string, needed: boolean) => ({
    title: `Снять с публикации: ${quoted(name)}?`,
    body: `Документ исчезнет со страницы входа и из кабинетов.${needed ? ' Пока его нет, никто не сможет зарегистрироваться.' : ''} Редакции и согласия останутся в истории.`,
  }),
  deleted: (name: string) => `Снято с публикации: ${quoted(name)}`,
} as const;
