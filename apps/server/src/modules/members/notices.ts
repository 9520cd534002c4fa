import type { TaxStatus } from '@pribavka/api';

import { taxStatusName } from '../dictionary/index.ts';
import { defineNotice } from '../../core/notices/define.ts';
import type { Notify } from '../../core/notices/notify.ts';
import type { Addressee } from '../../core/notices/person.ts';

type Channels = { notify: Notify };

const confirmed = defineNotice({
  kind: 'member.confirmed',
  about: 'Анкета подтверждена',
  topic: 'account',
  tone: 'success',
  entity: 'member',
  variables: {},
  title: 'Анкета подтверждена',
  text: 'Вы участвуете в программе. Зарегистрируйте первую продажу.',
  sms: 'Прибавка: анкета подтверждена. Войдите и зарегистрируйте первую продажу.',
});

const rejected = defineNotice({
  kind: 'member.rejected',
  about: 'Анкета отклонена',
  topic: 'account',
  tone: 'danger',
  entity: 'member',
  variables: { reason: 'Фамилия не совпадает с паспортом.' },
  title: 'Анкета отклонена',
  text: '{reason}',
  sms: 'Прибавка: анкета отклонена. Войдите, чтобы узнать причину и исправить данные.',
});

const blocked = defineNotice({
  kind: 'member.blocked',
  about: 'Доступ к программе закрыт',
  topic: 'security',
  tone: 'danger',
  entity: 'member',
  variables: { reason: 'Нарушены правила программы.' },
  title: 'Доступ к программе закрыт',
  text: '{reason}',
  sms: 'Прибавка: доступ к программе закрыт. Причина — при входе.',
});

const unblocked = defineNotice({
  kind: 'member.unblocked',
  about: 'Доступ к программе открыт',
  topic: 'security',
  tone: 'success',
  entity: 'member',
  variables: {},
  title: 'Доступ к программе открыт',
  text: 'Вы снова участвуете в программе.',
  sms: 'Прибавка: доступ к программе открыт.',
});

const emailChanged = defineNotice({
  kind: 'member.email_changed',
  about: 'Почта изменена сотрудником',
  topic: 'security',
  tone: 'warning',
  entity: 'member',
  variables: {},
  title: 'Почта изменена',
  text: 'Почта вашей учётной записи изменена сотрудником программы. Если вы об этом не просили, напишите в поддержку.',
  sms: 'Прибавка: почта вашей учётной записи изменена. Если вы об этом не просили, напишите в поддержку.',
});

const phoneChanged = defineNotice({
  kind: 'member.phone_changed',
  about: 'Телефон изменён сотрудником',
  topic: 'security',
  tone: 'warning',
  entity: 'member',
  variables: {},
  title: 'Телефон изменён',
  text: 'Телефон вашей учётной записи изменён сотрудником программы. Подтвердите новый номер при входе. Если вы об этом не просили, напишите в поддержку.',
  sms: 'Прибавка: телефон вашей учётной записи изменён. Если вы об этом не просили, напишите в поддержку.',
});

const storeChanged = defineNotice({
  kind: 'member.store_changed',
  about: 'Торговая точка изменена',
  topic: 'account',
  tone: 'success',
  entity: 'member',
  variables: { store: '«Мастерок» на Победы' },
  title: 'Торговая точка изменена',
  text: 'Теперь ваша точка — {store}. Продажи с сегодняшнего дня относятся к ней.',
  sms: 'Прибавка: ваша торговая точка изменена на {store}.',
});

const storeRejected = defineNotice({
  kind: 'member.store_rejected',
  about: 'Запрос на смену точки отклонён',
  topic: 'account',
  tone: 'danger',
  entity: 'member',
  variables: { store: '«Мастерок» на Победы', reason: 'Точка подтвердила, что вы у неё не работаете.' },
  title: 'Запрос на смену точки отклонён',
  text: '{store}: {reason}',
  sms: 'Прибавка: запрос на смену торговой точки отклонён. Причина в профиле.',
});

const taxStatusChanged = defineNotice({
  kind: 'member.tax_status_changed',
  about: 'Налоговый статус изменён сотрудником',
  topic: 'payouts',
  tone: 'warning',
  entity: 'member',
  variables: { status: 'физлицо' },
  title: 'Налоговый статус изменён',
  text: 'Теперь ваш статус — {status}. По нему считают налог со следующих выплат.',
  sms: 'Прибавка: ваш налоговый статус изменён: {status}.',
});

/** A letter people of the programme write to members who agreed to mailings. */
export const memberLetter = defineNotice({
  kind: 'member.letter',
  about: 'Письмо участникам',
  topic: 'promotions',
  tone: 'info',
  variables: { subject: 'Обновили каталог', body: 'В каталоге появились товары к новому сезону.' },
  title: '{subject}',
  text: '{body}',
  sms: 'Прибавка: {subject}. Подробности в приложении.',
});

const about = (to: Addressee) => ({ userId: to.id, entityId: to.id });

export const notifyConfirmed = (ctx: Channels, to: Addressee): Promise<void> =>
  ctx.notify(confirmed, { ...about(to), values: {} });
export const notifyRejected = (ctx: Channels, to: Addressee, reason: string): Promise<void> =>
  ctx.notify(rejected, { ...about(to), values: { reason } });
export const notifyBlocked = (ctx: Channels, to: Addressee, reason: string): Promise<void> =>
  ctx.notify(blocked, { ...about(to), values: { reason } });
export const notifyUnblocked = (ctx: Channels, to: Addressee): Promise<void> =>
  ctx.notify(unblocked, { ...about(to), values: {} });

export const notifyStoreChanged = (ctx: Channels, to: Addressee, store: string): Promise<void> =>
  ctx.notify(storeChanged, { ...about(to), values: { store } });
export const notifyStoreRejected = (ctx: Channels, to: Addressee, store: string, reason: string): Promise<void> =>
  ctx.notify(storeRejected, { ...about(to), values: { store, reason } });
export const notifyTaxStatus = (ctx: Channels, to: Addressee, status: TaxStatus): Promise<void> =>
  ctx.notify(taxStatusChanged, { ...about(to), values: { status: taxStatusName(status) } });

/** Sent to the previous address and by SMS, because the owner may not be the one who made the change. */
export const notifyEmailChanged = (ctx: Channels, to: Addressee): Promise<void> =>
  ctx.notify(emailChanged, { ...about(to), to, values: {} });

/** By SMS to the number before the change: a member who did not ask for it has to learn of it. */
export const notifyPhoneChanged = (ctx: Channels, to: Addressee): Promise<void> =>
  ctx.notify(phoneChanged, { ...about(to), to, values: {} });
