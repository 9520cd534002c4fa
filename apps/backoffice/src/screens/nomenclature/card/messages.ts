import { formatCount, formatNumber } from '@pribavka/ui';

const sales = (count: number): string => formatCount(count, ['продажа', 'продажи', 'продаж']);
const promotions = (count: number): string => formatCount(count, ['акция', 'акции', 'акций']);

export const productCardMessages = {
  tabs: { fields: 'Товар', prices: 'Баллы', serials: 'Серийные номера', promotions: 'Акции', sales: 'Продажи' },
  edit: 'Изменить',
  archive: 'В архив',
  restore: 'Вернуть из архива',
  archiving: ({ name, inCheck, live }: { name: string; inCheck: number; live: number }) => ({
    title: `Отправить в архив «${name}»?`,
    body: [
      'Новые продажи товара регистрировать будет нельзя, прошлые останутся.',
      inCheck > 0 && `На проверке ${sales(inCheck)}: решение по ним примут как обычно.`,
      live > 0 &&
        `Действующих и запланированных акций с товаром: ${formatNumber(live)}. Они продолжат работать для других товаров.`,
    ]
      .filter(Boolean)
      .join(' '),
  }),
  archived: (name: string) => `«${name}» в архиве`,
  restored: (name: string) => `«${name}» снова в каталоге`,
  fields: {
    article: 'Артикул',
    gtin: 'Штрихкод',
    model: 'Модель',
    manufacturer: 'Производитель',
    brand: 'Бренд',
    category: 'Категория',
    rrp: 'РРЦ',
    basePoints: 'Баллы сегодня',
    serial: 'Серийный номер',
    valid: 'В продаже',
    unit: 'Единица',
    description: 'Описание',
    sales: 'Продаж',
    changed: 'Изменён',
    changedBy: 'Кто изменил',
  },
  serialRequired: 'Нужен',
  serialFree: 'Не нужен',
  photo: (index: number) => `Фото ${index}`,
  valid: (from: string | null, to: string | null) =>
    [from && `с ${from}`, to && `по ${to}`].filter(Boolean).join(' ') || undefined,
  prices: {
    caption: 'Прайс-лист баллов',
    text: 'За продажу начисляется столько, сколько стоит на её день. Прошлое не меняется.',
    columns: { from: 'С', to: 'По', points: 'Баллов', state: 'Состояние', acts: 'Действия' },
    states: { future: 'Запланировано', now: 'Действует', past: 'В прошлом' },
    open: 'без срока',
    empty: 'Баллы ещё не назначены',
    add: 'Назначить баллы',
    edit: 'Исправить',
    editNamed: (day: string) => `Исправить баллы с ${day}`,
    remove: 'Убрать',
    removeNamed: (day: string) => `Убрать баллы с ${day}`,
    removal: (day: string, points: number) => ({
      title: `Убрать ${formatNumber(points)} с ${day}?`,
      body: 'Продолжат действовать предыдущие баллы.',
    }),
    removed: 'Убрали из прайс-листа',
    newTitle: 'Назначить баллы',
    editTitle: (day: string) => `Баллы с ${day}`,
    labels: { points: 'Баллов за единицу', from: 'Действуют с' },
    saved: 'Прайс-лист изменён',
  },
  serials: {
    pattern: 'Шаблон',
    example: 'Пример',
    hint: 'Где найти номер',
    source: 'Проверка',
    sources: { pattern: 'По шаблону', registry: 'По реестру', none: 'Не проверяется' },
    noPattern: 'Шаблона нет: подойдёт любой номер',
    caption: 'Реестр серийных номеров',
    search: 'Номер',
    states: { all: 'Все', free: 'Свободные', claimed: 'Занятые', blocked: 'Заблокированные' },
    view: 'Состояние номера',
    columns: {
      number: 'Номер',
      state: 'Состояние',
      partner: 'Отгружен партнёру',
      shippedAt: 'Отгружен',
      sale: 'Продажа',
    },
    empty: 'Номеров нет',
  },
  tester: {
    title: 'Проверить пример',
    label: 'Серийный номер для проверки',
    fits: 'Подходит к шаблону',
    misses: 'Не подходит к шаблону',
    wrong: (reason: string) => `Шаблон не подходит: ${reason}`,
  },
  promotions: {
    caption: 'Акции с товаром',
    columns: { number: '№', name: 'Название', benefit: 'Выгода', period: 'Период', status: 'Статус' },
    empty: 'Товар не участвует в акциях',
    count: promotions,
  },
  sales: {
    caption: 'Последние продажи товара',
    columns: { number: '№', date: 'Дата', member: 'Участник', store: 'Точка', points: 'Баллы', status: 'Статус' },
    empty: 'Продаж пока нет',
    total: (count: number) => `Всего: ${sales(count)}`,
  },
} as const;
