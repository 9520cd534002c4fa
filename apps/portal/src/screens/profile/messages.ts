import { typo } from '@pribavka/ui';

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
  since: (date: string) => typo(`В программе с ${date}`),
  externalId: (id: string) => `№ ${id}`,
  newAnswers: (count: string) => `Мои обращения, новых ответов: ${count}`,
  change: 'Изменить',
  save: 'Сохранить',
  cancel: 'Отмена',
  confirm: 'Подтвердить',
  saved: 'Изменения сохранены',
  logout: 'Выйти',
  retry: 'Повторить',
} as const;

export const personalMessages = {
  loading: 'Загружаем место работы…',
  nameRecheck: 'После изменения проверенные паспортные данные уйдут на повторную проверку.',
} as const;
