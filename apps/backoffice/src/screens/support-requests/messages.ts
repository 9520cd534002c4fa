import type { SupportPriority } from '@pribavka/api';
import { formatCount } from '@pribavka/ui';

import type { State } from '../../shared/states.ts';

const duration = (minutes: number): string => {
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60)];
  if (days > 1) return formatCount(days, ['день', 'дня', 'дней']);
  return hours > 0 ? `${hours} ч ${minutes % 60} мин` : `${minutes} мин`;
};

export const supportMessages = {
  title: 'Обращения',
  caption: 'Обращения в поддержку',
  search: 'Номер, тема, автор, телефон',
  settings: 'Настройки поддержки',
  views: {
    open: 'Открытые',
    mine: 'Мои',
    unassigned: 'Без исполнителя',
    overdue: 'Просрочены',
    closed: 'Решённые',
    all: 'Все',
  },
  columns: {
    number: '№',
    createdAt: 'Создано',
    author: 'Автор',
    category: 'Категория',
    subject: 'Тема',
    priority: 'Приоритет',
    status: 'Статус',
    assignee: 'Исполнитель',
    due: 'Ответить до',
    partner: 'Партнёр',
    rating: 'Оценка',
  },
  priorities: { low: 'Низкий', normal: 'Обычный', high: 'Высокий', urgent: 'Срочный' } satisfies Record<
    SupportPriority,
    string
  >,
  empty: { title: 'Новых обращений нет', text: 'Когда участник или партнёр напишет, обращение появится здесь.' },
  showClosed: 'Показать закрытые',
  emptyViews: {
    mine: { title: 'У вас нет обращений в работе', text: 'Возьмите обращение из очереди «Без исполнителя».' },
    unassigned: { title: 'У всех обращений есть исполнитель', text: 'Новые появятся здесь.' },
    overdue: { title: 'Просроченных обращений нет', text: 'На все обращения ответили вовремя.' },
  },
  due: {
    late: (minutes: number) => `Просрочено ${duration(minutes)}`,
    left: (minutes: number) => `Осталось ${duration(minutes)}`,
    answered: 'Ответили',
  },
  previous: 'Предыдущее обращение',
  next: 'Следующее обращение',
} as const;

/** Minutes before the deadline at which it is shown as near. */
const near = 120;

/** The deadline as shape, colour and word; undefined while there is time enough. */
export function dueState(minutesLeft: number): State | undefined {
  if (minutesLeft < 0) return { glyph: 'bad', word: supportMessages.due.late(-minutesLeft) };
  return minutesLeft <= near ? { glyph: 'warn', word: supportMessages.due.left(minutesLeft) } : undefined;
}

const priorityGlyphs = { low: 'stop', normal: 'new', high: 'warn', urgent: 'bad' } as const;

export const priorityState = (priority: SupportPriority): State => ({
  glyph: priorityGlyphs[priority],
  word: supportMessages.priorities[priority],
});
