import type { Action, Group, PageCode } from './permissions.ts';

/** Russian names of the matrix: columns, pages and rows (AccessRolesPage). */
export const actionLabels: Readonly<Record<Action, string>> = {
  read: 'Чтение',
  update: 'Изменение',
  create: 'Создание',
  delete: 'Удаление',
};

export const pageLabels: Readonly<Record<PageCode, string>> = {
  promotions: 'Акции',
  sales: 'Продажи',
  transactionPage: 'Операции',
  roleSystem: 'Роли и доступы',
  logs: 'Журнал',
  products: 'Номенклатура',
  memberPage: 'Участники',
  partner: 'Партнёры',
  storesGroups: 'Группы торговых точек',
  technicalUserPage: 'Технические пользователи',
  manufacturer: 'Производители',
  technicalSupport: 'Обращения',
  brands: 'Бренды',
  dashboard: 'Дашборд',
};

type GroupLabel = {
  readonly name: string;
  /** What the row gives, for the tooltip of the matrix. */
  readonly hint: string;
};

export const groupLabels: Readonly<Record<Group, GroupLabel>> = {
  'promotions.promotionListAdmin': {
    name: 'Список акций',
    hint: 'Список акций с показателями; изменение — порядок и приоритеты',
  },
  'promotions.promotionDetailAdmin': {
    name: 'Карточка акции',
    hint: 'Создание, версии, согласование и моделирование акции',
  },
  'promotions.promotionListUser': { name: 'Акции в портале', hint: 'Список акций для участника' },
  'promotions.promotionDetailUser': {
    name: 'Акция в портале',
    hint: 'Условия акции и свой прогресс',
  },
  'sales.salesListAdmin': { name: 'Список продаж', hint: 'Все продажи, очередь и выгрузка' },
  'sales.salesListMember': { name: 'Свои продажи', hint: 'Список собственных продаж участника' },
  'sales.sale': { name: 'Продажа', hint: 'Карточка, регистрация, проверка и возврат' },
  'transactionPage.getPointsUser': { name: 'Свои баллы', hint: 'Четыре суммы и сгорание баллов' },
  'transactionPage.tuningsTransactionList': {
    name: 'Список корректировок',
    hint: 'Корректировки и просмотр настроек баллов',
  },
  'transactionPage.detailTransaction': {
    name: 'Операция и выплата',
    hint: 'Карточки операции и выплаты, решения, реестр, заявка на вывод',
  },
  'transactionPage.tuningsTransaction': {
    name: 'Корректировка и настройки баллов',
    hint: 'Создание и утверждение корректировок, изменение настроек',
  },
  'transactionPage.transactionListAdmin': {
    name: 'Список операций и выплат',
    hint: 'Операции и выплаты всех участников, выгрузка',
  },
  'transactionPage.shortUserInfoByPhone': {
    name: 'Поиск участника по телефону',
    hint: 'Имя, точка и баллы участника по номеру телефона',
  },
  'transactionPage.transactionListMember': {
    name: 'Своя история операций',
    hint: 'Операции и выплаты участника',
  },
  'roleSystem.showEmptyMatrixAccess': {
    name: 'Новая роль',
    hint: 'Пустая матрица и создание роли',
  },
  'roleSystem.detailAccessesRole': {
    name: 'Роли и матрица',
    hint: 'Список ролей, просмотр и изменение доступов',
  },
  'logs.logsList': { name: 'Журнал действий', hint: 'Кто, что и когда изменил или посмотрел' },
  'logs.processList': { name: 'Процессы', hint: 'Загрузки, выгрузки и фоновые задачи' },
  'products.productList': { name: 'Список товаров', hint: 'Каталог, выбор товара, выгрузка' },
  'products.productDetail': { name: 'Карточка товара', hint: 'Данные товара и цена в баллах' },
  'products.productImport': {
    name: 'Загрузка товаров',
    hint: 'Загрузка номенклатуры и серийных номеров файлом',
  },
  'memberPage.memberList': { name: 'Список участников', hint: 'Участники с фильтрами' },
  'memberPage.memberCard': {
    name: 'Карточка участника',
    hint: 'Анкета, паспортные данные, решения по участнику',
  },
  'memberPage.exportMember': { name: 'Выгрузка участников', hint: 'Файл со списком участников' },
  'partner.massUploadPartner': {
    name: 'Массовая загрузка партнёров',
    hint: 'Партнёры и точки одним файлом',
  },
  'partner.partnerList': { name: 'Список партнёров', hint: 'Партнёры с фильтрами' },
  'partner.partnerDetail': { name: 'Карточка партнёра', hint: 'Реквизиты и торговые точки' },
  'storesGroups.storesGroupsList': {
    name: 'Список групп точек',
    hint: 'Группы и выбор группы в фильтрах',
  },
  'storesGroups.storesGroupsDetail': { name: 'Группа точек', hint: 'Состав и правила группы' },
  'technicalUserPage.technicalUserList': {
    name: 'Список технических пользователей',
    hint: 'Интеграции и их состояние',
  },
  'technicalUserPage.technicalUserCard': {
    name: 'Технический пользователь',
    hint: 'Права, секрет, разрешённые адреса',
  },
  'manufacturer.manufacturerList': {
    name: 'Список производителей',
    hint: 'Производители и выбор в фильтрах',
  },
  'manufacturer.manufacturerDetail': { name: 'Карточка производителя', hint: 'Реквизиты и бренды' },
  'technicalSupport.technicalSupportList': {
    name: 'Очередь обращений',
    hint: 'Все обращения и выгрузка',
  },
  'technicalSupport.detailRequestTechnicalSupport': {
    name: 'Обращение',
    hint: 'Переписка, статус и исполнитель',
  },
  'brands.brandsList': { name: 'Список брендов', hint: 'Бренды и выбор в фильтрах' },
  'brands.brands': { name: 'Карточка бренда', hint: 'Логотип, описание, активность' },
  'dashboard.getSummaryProduct': {
    name: 'Сводка «Продажи и товары»',
    hint: 'Продажи, выручка, возвраты',
  },
  'dashboard.getSummaryMemberAndPoints': {
    name: 'Сводка «Участники и баллы»',
    hint: 'Участники, начисления, обязательства',
  },
  'dashboard.getSummaryTransaction': {
    name: 'Сводка «Операции и выплаты»',
    hint: 'Операции, выплаты, ошибки',
  },
};
