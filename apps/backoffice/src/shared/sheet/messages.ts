export const sheetMessages = {
  previous: 'Предыдущая запись',
  next: 'Следующая запись',
  edit: 'Изменить',
  print: 'Печать',
  more: 'Ещё',
  busy: 'Дождитесь, пока закончится предыдущее действие',
  noMore: 'На этой странице дальше ничего нет',
  changed: 'Изменён',
  changedBy: 'Кто изменил',
  forbidden: { title: 'Недостаточно прав', text: 'Эту запись ваша роль открыть не может.' },
  gone: { title: 'Такой записи нет', text: 'Её удалили, или у вас нет к ней доступа.' },
} as const;

export const cardTableMessages = {
  nothing: 'Ничего не нашли',
  reset: 'Очистить поиск',
} as const;
