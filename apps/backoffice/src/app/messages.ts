/** Words of the frame around the screens. */
export const appMessages = {
  product: 'Прибавка',
  groups: { main: '', people: 'Люди и точки', programme: 'Программа', catalogue: 'Каталог', control: 'Контроль' },
  sections: {
    dashboard: 'Дашборд',
    participants: 'Участники',
    partners: 'Партнёры',
    groups: 'Группы точек',
    sales: 'Продажи',
    promotions: 'Акции',
    transactions: 'Операции',
    nomenclature: 'Номенклатура',
    categories: 'Категории товаров',
    brands: 'Бренды',
    manufacturers: 'Производители',
    support: 'Обращения',
    ownRequests: 'Мои обращения',
    logs: 'Журнал',
    techUsers: 'Техпользователи',
    accessRoles: 'Роли и доступы',
    queue: 'Проверка',
    profile: 'Профиль',
    ownProcesses: 'Мои процессы',
  },
  bell: 'Уведомления',
  openResult: 'Открыть результат',
  account: 'Учётная запись',
  theme: { title: 'Оформление', light: 'Светлое', dark: 'Тёмное', system: 'Как в системе' },
  logout: 'Выйти',
  opening: 'Открываем раздел…',
  newVersion: 'Доступна новая версия',
  update: 'Обновить',
  offline: 'Нет связи с интернетом. Показываем то, что успели загрузить.',
  requestAdvice: (requestId: string) =>
    `Попробуйте снова через минуту. Если не поможет, сообщите поддержке номер запроса ${requestId}`,
  notFound: {
    text: 'Ссылка устарела или раздел вам недоступен. Баллы и продажи на месте.',
    home: 'На главную',
  },
  serverError: { title: 'Не смогли открыть раздел', home: 'На главную' },
  palette: {
    search: 'Участник, чек, ИНН или команда',
    queue: 'Проверить очередь продаж',
    support: 'Шаблоны и сроки поддержки',
  },
} as const;

/** The interface itself has not come. */
export const startFailure = {
  title: 'Не смогли открыть страницу',
  text: 'Часть страницы не загрузилась. Проверьте связь и попробуйте ещё раз.',
  retry: 'Повторить',
} as const;
