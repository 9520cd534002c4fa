import { formatCount } from '@pribavka/ui';

export const burningMessages = {
  open: 'Что сгорит',
  title: 'Что сгорит',
  text: 'Баллы, которые сгорят в ближайшие 90 дней, если их не выведут раньше. Баллы в заявках на вывод не сгорают.',
  caption: 'Сгорания по дням',
  total: 'Всего за 90 дней',
  columns: { day: 'День', members: 'Участники', points: 'Баллы' },
  members: (count: number) => formatCount(count, ['участник', 'участника', 'участников']),
  empty: 'В ближайшие 90 дней баллы не сгорают',
} as const;
