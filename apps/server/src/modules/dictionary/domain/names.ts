import type { LogAction, OperationType, ProcessKind, PromotionMechanic, TaxStatus } from '@pribavka/api';

const named = <Code extends string>(names: Record<Code, string>): { code: Code; name: string }[] =>
  (Object.entries(names) as [Code, string][]).map(([code, name]) => ({ code, name }));

/** Labels of ledger operations (domain.md 3.9). */
export const operationNames: Record<OperationType, string> = {
  SALE_ACCRUAL: 'Начисление за продажу',
  PROMO_ACCRUAL: 'Начисление по акции',
  ACTIVATION: 'Активация баллов',
  ACTIVATION_CANCEL: 'Отмена активации',
  ACCRUAL_CANCEL: 'Отмена начисления',
  SALE_RETURN: 'Списание по возврату',
  RETURN_DEBT: 'Задолженность по возврату',
  DEBT_REPAYMENT: 'Погашение задолженности',
  DEBT_WRITE_OFF: 'Списание задолженности',
  WITHDRAWAL_HOLD: 'Заявка на вывод',
  WITHDRAWAL_RELEASE: 'Возврат по заявке',
  WITHDRAWAL_PAID: 'Выплата',
  EXPIRATION: 'Сгорание баллов',
  ADJUST_CREDIT: 'Корректировка: начисление',
  ADJUST_DEBIT: 'Корректировка: списание',
  OPENING_BALANCE: 'Перенос остатка',
  REWARD_SPEND: 'Обмен на подарок',
  REWARD_REFUND: 'Возврат подарка',
};

/** As a sentence names it: «ваш статус — самозанятый». */
export const taxStatusName = (status: TaxStatus): string => (status === 'self_employed' ? 'самозанятый' : 'физлицо');

const mechanicNames: Record<PromotionMechanic, string> = {
  fixed_per_unit: 'Баллы за единицу',
  multiplier: 'Умножение базовых баллов',
  percent_of_price: 'Процент от цены',
  step: 'За каждые N штук',
  plan: 'За выполнение плана',
  first_sale: 'За первую продажу',
  bundle: 'За комплект в одном чеке',
};

const processNames: Record<ProcessKind, string> = {
  partner_mass_upload: 'Загрузка партнёров',
  product_import: 'Импорт товаров',
  sale_import: 'Импорт продаж',
  serial_import: 'Импорт серийных номеров',
  tuning_import: 'Импорт корректировок',
  member_export: 'Экспорт участников',
  sales_export: 'Экспорт продаж',
  withdrawals_export: 'Экспорт заявок на вывод',
  tax_report_export: 'Отчёт о выплатах за год',
  transactions_export: 'Экспорт операций',
  products_export: 'Экспорт товаров',
  partners_export: 'Экспорт партнёров',
  store_groups_export: 'Экспорт групп точек',
  logs_export: 'Экспорт журнала',
  promotions_export: 'Экспорт акций',
  promotion_accruals_export: 'Экспорт начислений по акции',
  support_export: 'Экспорт обращений',
  tunings_export: 'Экспорт корректировок',
  registries_export: 'Экспорт реестров выплат',
  technical_users_export: 'Экспорт технических пользователей',
  brands_export: 'Экспорт брендов',
  manufacturers_export: 'Экспорт производителей',
  processes_export: 'Экспорт процессов',
  serials_export: 'Экспорт серийных номеров',
  points_activation: 'Активация баллов',
  points_expiration: 'Сгорание баллов',
  payout_registry: 'Реестр выплат',
  payout_result: 'Результат выплат',
  reconciliation: 'Сверка',
  notification_batch: 'Рассылка',
  webhook_delivery: 'Доставка вебхуков',
};

const actionNames: Record<LogAction, string> = {
  create: 'Создание',
  update: 'Изменение',
  delete: 'Удаление',
  read: 'Просмотр',
  read_personal: 'Просмотр персональных данных',
  login: 'Вход',
  logout: 'Выход',
  export: 'Экспорт',
  status: 'Смена статуса',
  import: 'Импорт',
};

export const operationTypes = named(operationNames);
export const mechanics = named(mechanicNames);
export const processKinds = named(processNames);
export const processName = (kind: ProcessKind): string => processNames[kind];
export const logActions = named(actionNames);

/** Roles a person may register with himself. */
export const registrationRoles = [{ code: 'member', name: 'Участник' }];

/** Signs of risk F1–F13 (domain.md 3.13, 3.23). */
export const flags = named({
  F1: 'Серийный номер уже зарегистрирован',
  F2: 'Серийный номер не подходит к товару',
  F3: 'Чек уже использован',
  F4: 'Такое же фото уже есть',
  F5: 'Слишком много продаж точки за день',
  F6: 'Много продаж перед самым сроком',
  F7: 'То же устройство или карта у другого участника',
  F8: 'Точка закрыта или участник в ней не работал',
  F9: 'Цена далека от рекомендованной',
  F10: 'Много возвратов',
  F11: 'Чек не сходится с продажей',
  F12: 'Новый участник и крупные продажи',
  F13: 'Дата не совпадает с чеком',
});
