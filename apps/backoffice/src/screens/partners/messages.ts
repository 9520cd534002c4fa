import type { Output } from '@pribavka/api';
import { formatCount, quoted } from '@pribavka/ui';

type Partner = Pick<Output<'partners.get'>, 'name' | 'storesCount' | 'membersCount' | 'staffCount'>;

const stores = (count: number): string => formatCount(count, ['точка', 'точки', 'точек']);
const members = (count: number): string => formatCount(count, ['участник', 'участника', 'участников']);

const labels = {
  name: 'Название',
  legalName: 'Юр. лицо',
  inn: 'ИНН',
  kpp: 'КПП',
  ogrn: 'ОГРН или ОГРНИП',
  region: 'Регион',
  contractNumber: 'Номер договора',
  contactName: 'Контактное лицо',
  phone: 'Телефон',
  email: 'Эл. почта',
} as const;

export const partnersMessages = {
  title: 'Партнёры',
  caption: 'Партнёры программы',
  search: 'Название, ИНН, КПП, телефон',
  add: 'Добавить партнёра',
  views: { all: 'Все', active: 'Действуют', suspended: 'Приостановлены', archived: 'В архиве' },
  columns: {
    name: labels.name,
    legalName: labels.legalName,
    inn: labels.inn,
    kpp: labels.kpp,
    contact: 'Контакт',
    phone: labels.phone,
    stores: 'Точек',
    members: 'Участников',
    sales: 'Продаж 30 дн.',
    status: 'Статус',
    createdAt: 'Создан',
  },
  empty: { title: 'Партнёров пока нет', text: 'Добавьте первого партнёра, чтобы продавцы могли зарегистрироваться' },
  region: labels.region,
  previous: 'Предыдущий партнёр',
  next: 'Следующий партнёр',
  upload: {
    title: 'Массовая загрузка партнёров и точек',
    columns: [
      'Название',
      'Юр. лицо',
      'ИНН',
      'КПП',
      'Контакт',
      'Телефон',
      'Эл. почта',
      'Код точки',
      'Название точки',
      'Адрес',
      'Регион',
    ],
  },
  tabs: {
    requisites: 'Реквизиты',
    stores: 'Торговые точки',
    members: 'Участники',
    consent: 'Согласие на участие',
    promotions: 'Акции',
    history: 'История',
  },
  facts: {
    login: 'Логин',
    lastLogin: 'Последний вход',
    never: 'ещё не входили',
    changed: 'Изменён',
    changedBy: 'Кто изменил',
  },
  sums: { stores: 'Точек', members: 'Участников', sales: 'Продаж за 30 дней' },
  suspend: 'Приостановить',
  resume: 'Возобновить',
  archive: 'В архив',
  hasMembers: (count: number) =>
    `В архив нельзя: в программе ${members(count)} этого партнёра. Сначала приостановите его.`,
  /** What the suspension does, in numbers. */
  suspension: ({ storesCount, membersCount, staffCount }: Partner) =>
    [
      `${formatCount(storesCount, ['точка перестанет', 'точки перестанут', 'точек перестанут'])} принимать новые продажи.`,
      `${members(membersCount)}: баллы останутся, вывести их можно.`,
      staffCount > 0 &&
        `${formatCount(staffCount, ['сотрудник партнёра выйдет', 'сотрудника партнёра выйдут', 'сотрудников партнёра выйдут'])} из кабинета: войти снова будет нельзя.`,
      'Возобновить можно в любой момент.',
    ]
      .filter(Boolean)
      .join(' '),
  resumption: ({ name, storesCount, membersCount }: Partner) => ({
    title: `Возобновить партнёра ${quoted(name)}?`,
    body: `Снова смогут подавать продажи: ${members(membersCount)}, ${stores(storesCount)}.`,
  }),
  archiving: 'Партнёр уйдёт из списков и выбора. Его прошлые продажи и начисления останутся.',
  suspended: (name: string) => `Партнёр ${quoted(name)} приостановлен`,
  resumed: (name: string) => `Партнёр ${quoted(name)} снова действует`,
  archived: (name: string) => `Партнёр ${quoted(name)} в архиве`,
  reason: 'Причина',
  reasonHint: 'Останется в истории партнёра',
  saved: (name: string) => `Партнёр ${quoted(name)} сохранён`,
  registered: (name: string, login: string) =>
    `Партнёр ${quoted(name)} добавлен. Письмо со ссылкой для пароля уходит на ${login}.`,
  form: {
    create: 'Новый партнёр',
    edit: (name: string) => `Партнёр ${quoted(name)}`,
    labels,
    kppHint: '9 цифр; у предпринимателя КПП нет',
    login: 'Логин (эл. почта)',
    loginHint: 'Сюда придёт ссылка, по которой партнёр задаст пароль',
    parts: { requisites: 'Реквизиты', contact: 'Контакт', access: 'Вход в кабинет', store: 'Первая торговая точка' },
    withStore: 'Добавить первую точку сразу',
    withStoreHint: 'Без точки продавцы не смогут зарегистрироваться',
    add: 'Добавить партнёра',
    ownOnly: 'Реквизиты меняет администратор программы',
  },
  noAccess: 'Недостаточно прав',
} as const;

export const storeMessages = {
  caption: 'Торговые точки партнёра',
  search: 'Название, код, город, адрес',
  add: 'Добавить точку',
  columns: { name: 'Название', code: 'Код', address: 'Адрес', members: 'Участников', status: 'Статус' },
  empty: { title: 'Точек пока нет', text: 'Без точки продавцы не смогут зарегистрироваться.' },
  actions: { edit: 'Изменить', close: 'Закрыть', open: 'Открыть снова', delete: 'Удалить' },
  form: {
    create: 'Новая торговая точка',
    edit: (name: string) => `Точка ${quoted(name)}`,
    labels: {
      name: 'Название точки',
      code: 'Код точки',
      address: 'Адрес',
      city: 'Город',
      region: 'Регион',
      kpp: 'КПП точки',
      timezone: 'Часовой пояс',
      externalId: 'Внешний ID',
    },
    codeHint: 'Свой у каждой точки партнёра',
    addressHint: 'Например: г. Тула, ул. Мира, д. 1',
    regionHint: 'Из списка регионов России, например «Тульская область»',
    cityHint: 'Если не указать, возьмём из адреса',
  },
  closing: {
    title: (name: string) => `Закрыть точку ${quoted(name)}?`,
    text: (count: number) =>
      `Продажи позже этой даты принимать не будем. В точке сейчас ${members(count)}: баллы останутся, участникам понадобится новая точка.`,
    closedAt: 'Последний день продаж',
  },
  saved: (name: string) => `Точка ${quoted(name)} сохранена`,
  closed: (name: string) => `Точка ${quoted(name)} закрыта`,
  opened: (name: string) => `Точка ${quoted(name)} снова работает`,
  deleted: (name: string) => `Точка ${quoted(name)} удалена`,
  deletion: (name: string) => ({
    title: `Удалить точку ${quoted(name)}?`,
    body: 'Удалить можно только точку без продаж, участников и групп. Остальные закрывают.',
  }),
  members,
} as const;

export const cardMessages = {
  members: {
    caption: 'Участники партнёра',
    search: 'ФИО или телефон',
    columns: {
      name: 'ФИО',
      store: 'Торговая точка',
      status: 'Статус',
      sales: 'Продаж 30 дн.',
      registeredAt: 'Регистрация',
    },
    empty: { title: 'Участников пока нет', text: 'Они появятся после регистрации по ИНН партнёра.' },
    sales: (count: number) => `${formatCount(count, ['продажа', 'продажи', 'продаж'])} за 30 дней`,
    all: 'Открыть в «Участниках»',
  },
  consent: {
    none: { title: 'Согласия пока нет', text: 'Загрузите подписанное партнёром согласие на участие его сотрудников.' },
    file: 'Файл',
    signedAt: 'Подписано',
    download: 'Скачать',
    upload: 'Загрузить согласие',
    replace: 'Заменить',
    remove: 'Убрать',
    title: 'Согласие на участие',
    fileLabel: 'Скан согласия',
    fileHint: 'PDF до 20 МБ',
    dateLabel: 'Дата подписания',
    removal: {
      title: 'Убрать согласие?',
      body: 'Файл больше не будет считаться согласием партнёра. В истории это останется.',
    },
    saved: 'Согласие сохранено',
    removed: 'Согласие убрали',
  },
  promotions: {
    caption: 'Акции для точек партнёра',
    empty: { title: 'Акций нет', text: 'Ни одна акция не открыта точкам этого партнёра.' },
    storesOf: stores,
    columns: { name: 'Акция', period: 'Период', reach: 'Почему открыта', stores: 'Точек', status: 'Статус' },
    reach: {
      everybody: 'Для всех партнёров',
      partner: 'Партнёр указан в условиях',
      stores: 'Точки указаны в условиях',
      groups: 'Группа точек',
      regions: 'Регион точек',
    },
  },
  history: {
    empty: { title: 'Изменений пока нет', text: 'Здесь появится, кто и что изменил у партнёра и его точек.' },
    reason: 'Причина:',
    nothing: 'пусто',
    more: 'Показать ещё',
  },
} as const;
