import type {
  AccountStatus,
  MemberStatus,
  PassportStatus,
  ProcessStatus,
  ProductStatus,
  PromotionStatus,
  RegistryStatus,
  SaleItemStatus,
  SaleStatus,
  SerialState,
  Tone,
  AdjustmentStatus,
  WithdrawalStatus,
} from './codes.ts';

/** The shapes of states (visual notes §6.2): a state is a shape and a word, never a colour alone. */
export type StatusGlyph = 'ok' | 'wait' | 'new' | 'draft' | 'warn' | 'bad' | 'pause' | 'plan' | 'stop';

export type StatusDisplay = {
  readonly word: string;
  readonly tone: Tone;
  readonly glyph: StatusGlyph;
};

type DisplayTable<Code extends string> = Readonly<Record<Code, StatusDisplay>>;

const state = (word: string, tone: Tone, glyph: StatusGlyph): StatusDisplay => ({ word, tone, glyph });

const account: DisplayTable<AccountStatus> = {
  active: state('Действует', 'success', 'ok'),
  suspended: state('Приостановлен', 'warning', 'pause'),
  archived: state('В архиве', 'neutral', 'stop'),
};

const member: DisplayTable<MemberStatus> = {
  moderation: state('На модерации', 'info', 'wait'),
  confirmed: state('Подтверждён', 'success', 'ok'),
  rejected: state('Отклонён', 'danger', 'bad'),
  blocked: state('Заблокирован', 'neutral', 'stop'),
  deleted: state('Удалён', 'neutral', 'stop'),
};

const passport: DisplayTable<PassportStatus> = {
  empty: state('Не заполнены', 'neutral', 'draft'),
  on_check: state('На проверке', 'info', 'wait'),
  verified: state('Проверены', 'success', 'ok'),
  declined: state('Отклонены', 'danger', 'bad'),
  expired: state('Требуют обновления', 'warning', 'warn'),
};

const sale: DisplayTable<SaleStatus> = {
  draft: state('Черновик', 'neutral', 'draft'),
  moderation: state('На проверке', 'info', 'wait'),
  clarification: state('Нужно уточнение', 'warning', 'warn'),
  confirmed: state('Подтверждена', 'success', 'ok'),
  rejected: state('Отклонена', 'danger', 'bad'),
  cancelled: state('Отменена', 'neutral', 'stop'),
  partially_returned: state('Возвращена частично', 'warning', 'stop'),
  returned: state('Возвращена', 'neutral', 'stop'),
};

const saleItem: DisplayTable<SaleItemStatus> = {
  pending: state('На проверке', 'info', 'wait'),
  approved: state('Подтверждена', 'success', 'ok'),
  rejected: state('Отклонена', 'danger', 'bad'),
  returned: state('Возвращена', 'neutral', 'stop'),
  partially_returned: state('Возвращена частично', 'warning', 'stop'),
};

const withdrawal: DisplayTable<WithdrawalStatus> = {
  new: state('Новая', 'info', 'new'),
  on_review: state('На проверке', 'info', 'wait'),
  approved: state('Одобрена', 'info', 'plan'),
  in_registry: state('В реестре', 'info', 'plan'),
  paid: state('Выплачено', 'success', 'ok'),
  failed: state('Банк не принял', 'danger', 'bad'),
  rejected: state('Отклонена', 'danger', 'bad'),
  cancelled: state('Отменена', 'neutral', 'stop'),
  returned: state('Баллы возвращены', 'neutral', 'stop'),
};

/** A withdrawal as people read it: in a registry it is sent only once the registry has its second signature. */
export const withdrawalDisplays = (row: {
  readonly status: WithdrawalStatus;
  readonly sentAt: string | null;
}): StatusDisplay =>
  row.status === 'in_registry' && row.sentAt !== null
    ? state('Отправлена в банк', 'info', 'wait')
    : withdrawal[row.status];

/** Whether a withdrawal is over without a payout: nothing comes to the card and its points are back. */
export const isUnpaid = (status: WithdrawalStatus): boolean =>
  status === 'rejected' || status === 'cancelled' || status === 'returned';

const registry: DisplayTable<RegistryStatus> = {
  formed: state('Сформирован', 'info', 'new'),
  approved: state('Утверждён', 'info', 'plan'),
  completed: state('Исполнен', 'success', 'ok'),
  rejected: state('Отклонён', 'danger', 'bad'),
  disbanded: state('Расформирован', 'neutral', 'stop'),
};

/** Status of a registry for people; one the bank is done with says so even where not every payout was made. */
export const registryDisplays = (row: {
  readonly status: RegistryStatus;
  readonly paidCount: number;
  readonly failedCount: number;
}): StatusDisplay => {
  if (row.status !== 'completed' || row.failedCount === 0) return registry[row.status];
  return row.paidCount === 0 ? state('Не исполнен', 'danger', 'bad') : state('Исполнен частично', 'warning', 'warn');
};

const adjustment: DisplayTable<AdjustmentStatus> = {
  on_approval: state('Ждёт утверждения', 'info', 'wait'),
  applied: state('Проведена', 'success', 'ok'),
  rejected: state('Отклонена', 'danger', 'bad'),
  cancelled: state('Отменена', 'neutral', 'stop'),
};

const serial: DisplayTable<SerialState> = {
  free: state('Свободен', 'success', 'ok'),
  claimed: state('Занят продажей', 'info', 'wait'),
  blocked: state('Заблокирован', 'neutral', 'stop'),
};

const product: DisplayTable<ProductStatus> = {
  draft: state('Черновик', 'neutral', 'draft'),
  active: state('Участвует', 'success', 'ok'),
  archived: state('В архиве', 'neutral', 'stop'),
};

const promotion: DisplayTable<PromotionStatus> = {
  draft: state('Черновик', 'neutral', 'draft'),
  on_approval: state('На согласовании', 'info', 'wait'),
  scheduled: state('Запланирована', 'info', 'plan'),
  active: state('Идёт', 'success', 'ok'),
  paused: state('Приостановлена', 'warning', 'pause'),
  finished: state('Завершена', 'neutral', 'stop'),
  cancelled: state('Отменена', 'neutral', 'stop'),
  archived: state('В архиве', 'neutral', 'stop'),
};

const process: DisplayTable<ProcessStatus> = {
  queued: state('В очереди', 'neutral', 'new'),
  running: state('Идёт', 'info', 'wait'),
  completed: state('Готово', 'success', 'ok'),
  completed_with_errors: state('Готово с ошибками', 'warning', 'warn'),
  failed: state('Ошибка', 'danger', 'bad'),
  cancelled: state('Отменён', 'neutral', 'stop'),
};

/** Every status of every entity: its Russian word, its colour, its shape. The dictionary and both apps tell these. */
export const statuses = {
  member,
  passport,
  sale,
  saleItem,
  withdrawal,
  registry,
  tuning: adjustment,
  product,
  serial,
  promotion,
  partner: { draft: state('Черновик', 'neutral', 'draft'), ...account },
  store: { active: state('Работает', 'success', 'ok'), closed: state('Закрыта', 'neutral', 'stop') },
  manufacturer: account,
  technical: {
    active: state('Активен', 'success', 'ok'),
    suspended: state('Приостановлен', 'warning', 'pause'),
    revoked: state('Отозван', 'danger', 'bad'),
  },
  process,
  support: {
    new: state('Новое', 'info', 'new'),
    in_progress: state('В работе', 'info', 'wait'),
    waiting_author: state('Ждёт ответа автора', 'warning', 'warn'),
    resolved: state('Решено', 'success', 'ok'),
    closed: state('Закрыто', 'neutral', 'stop'),
  },
} as const;
