/** Words of the frame around the screens. */
export const appWords = {
  product: 'Прибавка',
  groups: { people: 'Люди и точки', programme: 'Программа', catalogue: 'Каталог', control: 'Контроль' },
  sections: {
    dashboard: 'Дашборд',
    participants: 'Участники',
    sales: 'Продажи',
    transactions: 'Операции',
    logs: 'Журнал',
    queue: 'Проверка',
    profile: 'Профиль',
  },
  bell: 'Уведомления',
  account: 'Учётная запись',
  theme: { title: 'Оформление', light: 'Светлое', dark: 'Тёмное', system: 'Как в системе' },
  logout: 'Выйти',
  opening: 'Открываем раздел…',
  offline: 'Нет связи с интернетом. Показываем то, что успели загрузить.',
  notFound: { home: 'На главную' },
  serverError: { title: 'Не смогли открыть раздел', home: 'На главную' },
  palette: {
    sections: 'Разделы',
    participants: 'Участники',
    sales: 'Продажи',
    commands: 'Команды',
    queue: 'Проверить очередь продаж',
  },
} as const;
