import { formatCount, pluralRu } from '@pribavka/ui';

/** Words of the list of promotions. */
export const promotionsMessages = {
  title: 'Акции',
  loading: 'Загружаем акции…',
  tabs: 'Акции по времени',
  active: 'Действующие',
  soon: 'Скоро',
  finished: 'Завершённые',
  brand: 'Бренд:',
  allBrands: 'все',
  kind: 'Вид:',
  allKinds: 'все',
  until: (date: string) => `до ${date}`,
  from: (date: string) => `с ${date}`,
  was: (date: string) => `завершена ${date}`,
  left: (days: number) =>
    `${pluralRu(days, ['остался', 'осталось', 'осталось'])} ${formatCount(days, ['день', 'дня', 'дней'])}`,
  budgetLow: 'Осталось в бюджете мало',
  budgetSpent: 'Бюджет исчерпан: новые продажи получат базовые баллы',
  empty: {
    active: 'Сейчас нет действующих акций',
    soon: 'Новых акций пока не объявили',
    finished: 'Завершённых акций нет',
  },
  paused: 'Приостановлена: новые продажи не участвуют',
  earned: 'Вы заработали сверху',
  remains: 'Осталось',
  days: (days: number) => formatCount(days, ['день', 'дня', 'дней']),
  details: 'Условия и\u00A0товары',
  register: 'Зарегистрировать продажу',
  toFinished: 'Посмотреть завершённые',
  nothing: 'По вашему запросу ничего не найдено',
  reset: 'Сбросить фильтры',
  failed: 'Не загрузили акции',
} as const;
