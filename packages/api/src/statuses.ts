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
  TuningStatus,
  WithdrawalStatus,
} from './codes.ts';

/** The shapes of states (visual notes §6.2): a state is a shape and a word, never a colour alone. */
export type StatusGlyph = 'ok' | 'wait' | 'new' | 'draft' | 'warn' | 'bad' | 'pause' | 'plan' | 'stop';

export type StatusWords = {
  readonly word: string;
  readonly tone: Tone;
  readonly glyph: StatusGlyph;
};

type Words<Code extends string> = Readonly<Record<Code, StatusWords>>;

const state = (word: string, tone: Tone, glyph: StatusGlyph): StatusWords => ({ word, tone, glyph });

const account: Words<AccountStatus> = {
  active: state('Действует', 'success', 'ok'),
  suspended: state('Приостановлен', 'warning', 'pause'),
  archived: state('В архиве', 'neutral', 'stop'),
};

const member: Words<MemberStatus> = {
  moderation: state('На модерации', 'info', 'wait'),
  confirmed: state('Подтверждён', 'success', 'ok'),
  rejected: state('Отклонён', 'danger', 'bad'),
  blocked: state('Заблокирован', 'neutral', 'stop'),
  deleted: state('Удалён', 'neutral', 'stop'),
};

const passport: Words<PassportStatus> = {
  empty: state('Не заполнены', 'neutral', 'draft'),
  on_check: state('На проверке', 'info', 'wait'),
  verified: state('Проверены', 'success', 'ok'),
  declined: state('Отклонены', 'danger', 'bad'),
  expired: state('Требуют обновления', 'warning', 'warn'),
};

const sale: Words<SaleStatus> = {
  draft: state('Черновик', 'neutral', 'draft'),
  moderation: state('На проверке', 'info', 'wait'),
  clarification: state('Нужно уточнение', 'warning', 'warn'),
  confirmed: state('Подтверждена', 'success', 'ok'),
  rejected: state('Отклонена', 'danger', 'bad'),
  cancelled: state('Отменена', 'neutral', 'stop'),
  partially_returned: state('Возвращена частично', 'warning', 'stop'),
  returned: state('Возвращена', 'neutral', 'stop'),
};

const saleItem: Words<SaleItemStatus> = {
  pending: state('На проверке', 'info', 'wait'),
  approved: state('Подтверждена', 'success', 'ok'),
  rejected: state('Отклонена', 'danger', 'bad'),
  returned: state('Возвращена', 'neutral', 'stop'),
  partially_returned: state('Возвращена частично', 'warning', 'stop'),
};

const withdrawal: Words<WithdrawalStatus> = {
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
export const withdrawalWords = (row: {
  readonly status: WithdrawalStatus;
  readonly sentAt: string | null;
}): StatusWords =>
  row.status === 'in_registry' && row.sentAt !== null
    ? state('Отправлена в банк', 'info', 'wait')
    : withdrawal[row.status];

const registry: Words<RegistryStatus> = {
  formed: state('Сформирован', 'info', 'new'),
  approved: state('Утверждён', 'info', 'plan'),
  completed: state('Исполнен', 'success', 'ok'),
};

const tuning: Words<TuningStatus> = {
  on_approval: state('Ждёт утверждения', 'info', 'wait'),
  applied: state('Проведена', 'success', 'ok'),
  rejected: state('Отклонена', 'danger', 'bad'),
  cancelled: state('Отменена', 'neutral', 'stop'),
};

const serial: Words<SerialState> = {
  free: state('Свободен', 'success', 'ok'),
  claimed: state('Занят продажей', 'info', 'wait'),
  blocked: state('Заблокирован', 'neutral', 'stop'),
};

const product: Words<ProductStatus> = {
  draft: state('Черновик', 'neutral', 'draft'),
  active: state('Участвует', 'success', 'ok'),
  archived: state('В архиве', 'neutral', 'stop'),
};

const promotion: Words<PromotionStatus> = {
  draft: state('Черновик', 'neutral', 'draft'),
  on_approval: state('На согласовании', 'info', 'wait'),
  scheduled: state('Запланирована', 'info', 'plan'),
  active: state('Идёт', 'success', 'ok'),
  paused: state('Приостановлена', 'warning', 'pause'),
  finished: state('Завершена', 'neutral', 'stop'),
  cancelled: state('Отменена', 'neutral', 'stop'),
  archived: state('В архиве', 'neutral', 'stop'),
};

const process: Words<ProcessStatus> = {
  queued: state('В очереди', 'neutral', 'new'),
  running: state('Выполняется', 'info', 'wait'),
  completed: state('Завершён', 'success', 'ok'),
  completed_with_errors: state('Завершён с ошибками', 'warning', 'warn'),
  failed: state('Не выполнен', 'danger', 'bad'),
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
  tuning,
  product,
  serial,
  promotion,
  partner: { draft: state('Черновик', 'neutral', 'draft'), ...account },
  store: { active: state('Работает', 'success', 'ok'), closed: state('Закрыта', 'neutral', 'stop') },
  manufacturer: account,
  technical: {
    active: state('Действует', 'success', 'ok'),
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
