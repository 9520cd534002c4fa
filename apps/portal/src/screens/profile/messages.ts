/** Words of the profile. */
export const profileMessages = {
  title: 'Профиль',
  tabsLabel: 'Разделы профиля',
  tabs: {
    personal: 'Личные данные',
    passport: 'Паспорт и налоги',
    cards: 'Карты для выплат',
    security: 'Безопасность',
    documents: 'Документы и согласия',
    notices: 'Уведомления',
    support: 'Мои обращения',
  },
  since: (date: string) => `В программе с ${date}`,
  externalId: (id: string) => `№ ${id}`,
  change: 'Изменить',
  save: 'Сохранить',
  cancel: 'Отмена',
  confirm: 'Подтвердить',
  saved: 'Изменения сохранены',
  logout: 'Выйти',
  retry: 'Повторить',
} as const;

export const personalMessages = {
  nameRecheck: 'После изменения проверенные паспортные данные уйдут на повторную проверку.',
  work: 'Место работы',
  company: 'Компания',
  store: 'Торговая точка',
  role: 'Роль',
  storeNote: 'Перешли в другой магазин?',
  theme: 'Оформление',
  themes: { light: 'Светлое', dark: 'Тёмное', system: 'Авто' },
} as const;
