/** Words of a part of a screen that did not load. */
export const sectionMessages = {
  offline: 'Нет сети. Как только она появится, загрузим сами. Черновики и неотправленные продажи на месте.',
  away: 'Нет связи с сервером. Проверьте интернет и попробуйте снова.',
  broken: 'Неполадка на нашей стороне. Попробуйте снова через минуту.',
  forbidden: 'Недостаточно прав',
  support: 'Написать в поддержку',
} as const;

/** Words of the foot of a sheet of filters. */
export const filterFootMessages = {
  show: (count: string) => (count === '' ? 'Показать' : `Показать ${count}`),
  nothing: 'Ничего не найдено',
  change: 'Измените или сбросьте фильтры',
  reset: 'Сбросить',
  noneSet: 'Фильтры не выбраны',
} as const;
