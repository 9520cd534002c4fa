export const sales = {
  number: 'Номер',
  saleDate: 'Дата продажи',
  submittedAt: 'Отправлена',
  status: 'Статус',
  member: 'Участник',
  partner: 'Партнёр',
  store: 'Торговая точка',
  products: 'Товары',
  serials: 'Серийные номера',
  amount: 'Сумма, ₽',
  points: 'Баллы',
  reason: 'Причина',
  receiptDate: 'Дата чека',
  saleDateReason: 'Причина другой даты',
} as const;

export const operations = {
  number: '№',
  at: 'Дата',
  member: 'Участник',
  phone: 'Телефон',
  type: 'Тип',
  points: 'Баллы',
  pending: 'Ожидают',
  active: 'Доступно',
  reserved: 'В обработке',
  debt: 'Задолженность',
  balance: 'Остаток',
  basis: 'Основание',
  initiator: 'Инициатор',
  comment: 'Комментарий',
  partner: 'Партнёр',
  store: 'Торговая точка',
} as const;

export const adjustments = {
  number: '№',
  member: 'Участник',
  points: 'Баллы',
  reason: 'Причина',
  createdAt: 'Дата',
  author: 'Автор',
  approver: 'Утвердил',
  status: 'Статус',
  comment: 'Комментарий',
} as const;

export const withdrawals = {
  number: '№',
  requestedAt: 'Дата',
  member: 'Участник',
  points: 'Баллы',
  gross: 'Сумма, ₽',
  tax: 'НДФЛ, ₽',
  net: 'К выплате, ₽',
  card: 'Карта',
  status: 'Статус',
  registry: 'Реестр',
  paidAt: 'Выплачена',
  bankNumber: 'Номер операции банка',
  reason: 'Причина',
  overrides: 'Вопреки условиям',
} as const;

export const registries = {
  number: '№',
  formedAt: 'Сформирован',
  formedBy: 'Кто сформировал',
  items: 'Заявок',
  net: 'К выплате, ₽',
  status: 'Статус',
  approvedBy: 'Кто утвердил',
} as const;

/** Payouts of a year. */
export const taxReport = {
  memberId: 'ID участника',
  fullName: 'ФИО',
  inn: 'ИНН',
  taxStatus: 'Налоговый статус',
  taxMode: 'Порядок налога',
  rate: 'Ставка, %',
  payouts: 'Выплат',
  gross: 'Доход, ₽',
  exempt: 'Не облагается, ₽',
  base: 'Налоговая база, ₽',
  tax: 'Удержано НДФЛ, ₽',
  net: 'Выплачено, ₽',
} as const;
