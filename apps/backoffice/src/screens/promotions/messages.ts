import { formatCount, quoted } from '@pribavka/ui';

const promotions = (count: number): string => formatCount(count, ['акцию', 'акции', 'акций']);

export const mechanicNames = {
  fixed_per_unit: 'Баллы за единицу',
  multiplier: 'Множитель',
  percent_of_price: 'Процент от цены',
  step: 'За каждые N шт.',
  plan: 'План',
  first_sale: 'Первая продажа',
  bundle: 'Комплект',
} as const;

/** The same for a narrow column under the head «Механика». */
export const shortMechanics = {
  ...mechanicNames,
  fixed_per_unit: 'За единицу',
  percent_of_price: '% от цены',
  step: 'За N шт.',
} as const;

export const promotionsMessages = {
  title: 'Акции',
  caption: 'Акции программы',
  search: 'Название или номер',
  add: 'Создать акцию',
  views: {
    all: 'Все',
    mine: 'Ждут меня',
    draft: 'Черновики',
    on_approval: 'На согласовании',
    scheduled: 'Запланированы',
    active: 'Идут',
    paused: 'Приостановлены',
    finished: 'Завершены',
    cancelled: 'Отменены',
    archived: 'Архив',
  },
  columns: {
    number: '№',
    name: 'Название',
    mechanic: 'Механика',
    owner: 'Владелец',
    period: 'Период',
    budget: 'Бюджет',
    sales: 'Продаж',
    members: 'Участников',
    priority: 'Приоритет',
    status: 'Статус',
    endsAt: 'Окончание',
    benefit: 'Выгода',
  },
  filters: {
    period: 'Период',
    mechanic: 'Механика',
    brand: 'Бренд',
    group: 'Группа точек',
    owner: 'Владелец',
    manufacturer: 'Производитель',
  },
  owners: { programme: 'Программа', manufacturer: 'Производитель' },
  empty: {
    title: 'Акций нет',
    text: 'Создайте первую: мастер подскажет механику и посчитает, во сколько она обойдётся.',
  },
  mineEmpty: { title: 'Решений не ждут', text: 'Здесь появятся акции, которые отправили на согласование вам.' },
  row: { open: 'Открыть', edit: 'Изменить', copy: 'Копировать', rules: 'Правила в PDF' },
  copied: (name: string) => `Создан черновик ${quoted(name)}`,
  archive: {
    label: 'В архив',
    live: 'ещё не завершены',
    already: 'уже в архиве',
    title: (count: number) => `Убрать в архив ${promotions(count)}?`,
    none: 'В архив убирают завершённые и отменённые акции',
    done: (count: number) => `В архиве: ${promotions(count)}`,
  },
  order: {
    open: 'Порядок',
    title: 'Порядок акций',
    text: 'Если продаже подходят несколько акций, первой считается та, что выше. Здесь идущие, приостановленные и запланированные.',
    caption: 'Акции по порядку',
    up: (name: string) => `Выше: ${quoted(name)}`,
    down: (name: string) => `Ниже: ${quoted(name)}`,
    place: (place: number, count: number, name: string) => `${quoted(name)}: место ${place} из ${count}`,
    save: 'Сохранить порядок',
    saved: 'Порядок акций сохранён',
    empty: 'Идущих и запланированных акций нет',
    cancel: 'Отмена',
  },
} as const;
