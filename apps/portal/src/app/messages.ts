/** Messages of the shell around the screens. */
export const appMessages = {
  product: 'Прибавка',
  sections: {
    dashboard: { label: 'Главная' },
    sales: { label: 'Продажи' },
    points: { label: 'Мои баллы', short: 'Баллы' },
    promotions: { label: 'Акции' },
    nomenclature: { label: 'Каталог' },
    profile: { label: 'Профиль' },
  },
  help: 'Помощь',
  bell: 'Уведомления',
  account: 'Учётная запись',
  support: 'Мои обращения',
  theme: { title: 'Оформление', light: 'Светлое', dark: 'Тёмное', system: 'Авто' },
  logout: 'Выйти',
  opening: 'Открываем раздел…',
  notFound: {
    code: '404',
    title: 'Такой страницы нет',
    text: 'Ссылка устарела или раздел вам недоступен. Баллы и продажи на месте.',
    home: 'На главную',
    sales: 'Мои продажи',
    login: 'Войти',
  },
  noNetwork: {
    code: 'Нет связи',
    title: 'Нет связи с интернетом',
    text: 'Этот раздел открывается по сети. Черновики и всё введённое остались на этом устройстве: вернётся связь — страница откроется сама.',
    retry: 'Повторить',
  },
  serverError: {
    code: '500',
    title: 'Не смогли открыть раздел',
    text: 'Мы уже знаем об ошибке и чиним её. Введённые данные сохранены в этом браузере.',
    retry: 'Повторить',
    home: 'На главную',
    support: 'Написать в поддержку',
    request: 'Номер запроса для поддержки:',
  },
} as const;

/** The interface itself has not come. */
export const startFailure = {
  title: 'Не смогли открыть страницу',
  text: 'Часть страницы не загрузилась. Проверьте связь и попробуйте ещё раз.',
  retry: 'Повторить',
} as const;
