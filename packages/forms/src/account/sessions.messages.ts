import { formatCount, pluralRu } from '@pribavka/ui/format';
import { defineMessages, type Messages } from '@pribavka/ui/messages';

const russian = {
  title: 'Сеансы',
  loading: 'Загружаем сеансы…',
  failed: 'Не загрузили сеансы. Попробуйте снова через минуту.',
  none: 'Сеансов нет',
  current: 'Этот сеанс',
  lastUsed: (date: string): string => `Последнее действие ${date}`,
  end: 'Завершить',
  endLabel: (device: string): string => `Завершить сеанс: ${device}`,
  ended: 'Сеанс завершён',
  endedMany: (count: number): string =>
    `${pluralRu(count, ['Завершён', 'Завершено', 'Завершено'])} ${formatCount(count, ['сеанс', 'сеанса', 'сеансов'])}`,
  others: {
    button: 'Завершить все, кроме этого',
    title: 'Завершить остальные сеансы?',
    text: 'На других устройствах понадобится войти снова.',
  },
  all: {
    button: 'Завершить все',
    title: 'Завершить все сеансы?',
    text: 'На всех устройствах человеку понадобится войти снова.',
  },
};

export const sessionMessages: Messages<'forms.sessions', typeof russian> = defineMessages('forms.sessions', russian);
