import type {
  AccountStatus,
  MemberStatus,
  PassportStatus,
  ProcessStatus,
  ProductStatus,
  PromotionStatus,
  SaleItemStatus,
  SaleStatus,
  Tone,
  TuningStatus,
  WithdrawalStatus,
} from '@pribavka/api';

type Words<Code extends string> = Record<Code, readonly [name: string, tone: Tone]>;

const member: Words<MemberStatus> = {
  moderation: ['На модерации', 'info'],
  confirmed: ['Подтверждён', 'success'],
  rejected: ['Отклонён', 'danger'],
  blocked: ['Заблокирован', 'neutral'],
  deleted: ['Удалён', 'neutral'],
};
const passport: Words<PassportStatus> = {
  empty: ['Не заполнены', 'neutral'],
  on_check: ['На проверке', 'info'],
  verified: ['Проверены', 'success'],
  declined: ['Отклонены', 'danger'],
  expired: ['Требуют обновления', 'warning'],
};
const sale: Words<SaleStatus> = {
  draft: ['Черновик', 'neutral'],
  moderation: ['На проверке', 'info'],
  clarification: ['Нужно уточнение', 'warning'],
  confirmed: ['Подтверждена', 'success'],
  rejected: ['Отклонена', 'danger'],
  cancelled: ['Отменена', 'neutral'],
  partially_returned: ['Возвращена частично', 'warning'],
  returned: ['Возвращена', 'neutral'],
};
const saleItem: Words<SaleItemStatus> = {
  pending: ['На проверке', 'info'],
  approved: ['Подтверждена', 'success'],
  rejected: ['Отклонена', 'danger'],
  returned: ['Возвращена', 'neutral'],
  partially_returned: ['Возвращена частично', 'warning'],
};
const withdrawal: Words<WithdrawalStatus> = {
  new: ['Новая', 'info'],
  on_review: ['На проверке', 'info'],
  approved: ['Одобрена', 'info'],
  in_registry: ['В обработке банка', 'info'],
  paid: ['Выплачено', 'success'],
  failed: ['Не прошла', 'danger'],
  rejected: ['Отклонена', 'danger'],
  cancelled: ['Отменена', 'neutral'],
  returned: ['Баллы возвращены', 'neutral'],
};
const tuning: Words<TuningStatus> = {
  on_approval: ['На утверждении', 'info'],
  applied: ['Проведена', 'success'],
  rejected: ['Отклонена', 'danger'],
  cancelled: ['Отменена', 'neutral'],
};
const product: Words<ProductStatus> = {
  draft: ['Черновик', 'neutral'],
  active: ['Участвует', 'success'],
  archived: ['В архиве', 'neutral'],
};
const promotion: Words<PromotionStatus> = {
  draft: ['Черновик', 'neutral'],
  on_approval: ['На согласовании', 'info'],
  scheduled: ['Запланирована', 'info'],
  active: ['Идёт', 'success'],
  paused: ['Приостановлена', 'warning'],
  finished: ['Завершена', 'neutral'],
  cancelled: ['Отменена', 'neutral'],
  archived: ['В архиве', 'neutral'],
};
const account: Words<AccountStatus> = {
  active: ['Действует', 'success'],
  suspended: ['Приостановлен', 'warning'],
  archived: ['В архиве', 'neutral'],
};
const process: Words<ProcessStatus> = {
  queued: ['В очереди', 'neutral'],
  running: ['Выполняется', 'info'],
  completed: ['Завершён', 'success'],
  completed_with_errors: ['Завершён с ошибками', 'warning'],
  failed: ['Не выполнен', 'danger'],
  cancelled: ['Отменён', 'neutral'],
};

const list = <Code extends string>(words: Words<Code>) =>
  (Object.entries(words) as [Code, readonly [string, Tone]][]).map(([code, [name, tone]]) => ({ code, name, tone }));

/** Every status of every entity in Russian, with its colour. */
export const statuses = {
  member: list(member),
  passport: list(passport),
  sale: list(sale),
  saleItem: list(saleItem),
  withdrawal: list(withdrawal),
  registry: list({
    formed: ['Сформирован', 'info'],
    approved: ['Утверждён', 'info'],
    completed: ['Исполнен', 'success'],
  }),
  tuning: list(tuning),
  product: list(product),
  promotion: list(promotion),
  partner: list({ draft: ['Черновик', 'neutral'], ...account }),
  store: list({ active: ['Работает', 'success'], closed: ['Закрыта', 'neutral'] }),
  manufacturer: list(account),
  technical: list({
    active: ['Действует', 'success'],
    suspended: ['Приостановлен', 'warning'],
    revoked: ['Отозван', 'danger'],
  }),
  process: list(process),
  support: list({
    new: ['Новое', 'info'],
    in_progress: ['В работе', 'info'],
    waiting_author: ['Ждёт ответа автора', 'warning'],
    resolved: ['Решено', 'success'],
    closed: ['Закрыто', 'neutral'],
  }),
};

/** «Подтверждён» for `confirmed`. */
export const memberStatusName = (status: MemberStatus): string => member[status][0];
export const passportStatusName = (status: PassportStatus): string => passport[status][0];
