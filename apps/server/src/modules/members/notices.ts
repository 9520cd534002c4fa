import type { Work } from '../../http/context.ts';
import type { Notice } from '../../core/notices/notify.ts';

/** Whom to tell and where. */
export interface Addressee {
  id: string;
  phone: string | null;
  email: string | null;
  isPhoneVerified: boolean;
}

interface Message {
  kind: string;
  title: string;
  text: string;
  tone: Notice['tone'];
  entity: 'member' | 'passport';
  /** Short, and never a number of a document. */
  sms: string;
}

type Channels = Pick<Work, 'notify' | 'outbox'>;

/** Inside the app always; by SMS to a confirmed phone; by letter when there is an address. */
async function tell(ctx: Channels, to: Addressee, message: Message): Promise<void> {
  await ctx.notify({
    userId: to.id,
    kind: message.kind,
    title: message.title,
    text: message.text,
    tone: message.tone,
    entity: { type: message.entity, id: to.id },
  });
  const template = message.kind.replaceAll('.', '-').replaceAll('_', '-');
  if (to.phone && to.isPhoneVerified) {
    await ctx.outbox.sms({ userId: to.id, template, to: to.phone, text: message.sms });
  }
  if (to.email) {
    await ctx.outbox.email({ userId: to.id, template, to: to.email, subject: message.title, text: message.text });
  }
}

export const tellPassportExpired = (ctx: Channels, to: Addressee): Promise<void> =>
  tell(ctx, to, {
    kind: 'passport.expired',
    title: 'Обновите паспортные данные',
    text: 'Срок действия паспорта вышел. Внесите данные нового, чтобы выводить баллы.',
    tone: 'warning',
    entity: 'passport',
    sms: 'Прибавка: срок действия паспорта вышел. Обновите данные в профиле, чтобы выводить баллы.',
  });

export const tellConfirmed = (ctx: Channels, to: Addressee): Promise<void> =>
  tell(ctx, to, {
    kind: 'member.confirmed',
    title: 'Анкета подтверждена',
    text: 'Вы участвуете в программе. Зарегистрируйте первую продажу.',
    tone: 'success',
    entity: 'member',
    sms: 'Прибавка: анкета подтверждена. Войдите и зарегистрируйте первую продажу.',
  });

export const tellRejected = (ctx: Channels, to: Addressee, reason: string): Promise<void> =>
  tell(ctx, to, {
    kind: 'member.rejected',
    title: 'Анкета отклонена',
    text: reason,
    tone: 'danger',
    entity: 'member',
    sms: 'Прибавка: анкета отклонена. Войдите, чтобы узнать причину и исправить данные.',
  });

export const tellBlocked = (ctx: Channels, to: Addressee, reason: string): Promise<void> =>
  tell(ctx, to, {
    kind: 'member.blocked',
    title: 'Доступ к программе закрыт',
    text: reason,
    tone: 'danger',
    entity: 'member',
    sms: 'Прибавка: доступ к программе закрыт. Причина — при входе.',
  });

export const tellUnblocked = (ctx: Channels, to: Addressee): Promise<void> =>
  tell(ctx, to, {
    kind: 'member.unblocked',
    title: 'Доступ к программе открыт',
    text: 'Вы снова участвуете в программе.',
    tone: 'success',
    entity: 'member',
    sms: 'Прибавка: доступ к программе открыт.',
  });

export const tellPassportVerified = (ctx: Channels, to: Addressee): Promise<void> =>
  tell(ctx, to, {
    kind: 'passport.verified',
    title: 'Паспортные данные проверены',
    text: 'Теперь вы можете выводить баллы на карту.',
    tone: 'success',
    entity: 'passport',
    sms: 'Прибавка: паспортные данные проверены. Вывод баллов доступен.',
  });

export const tellPassportDeclined = (ctx: Channels, to: Addressee, reason: string): Promise<void> =>
  tell(ctx, to, {
    kind: 'passport.declined',
    title: 'Паспортные данные отклонены',
    text: reason,
    tone: 'danger',
    entity: 'passport',
    sms: 'Прибавка: паспортные данные отклонены. Откройте профиль, чтобы исправить их.',
  });

/** To the address before the change and by SMS: whoever did not ask for it has to learn of it. */
export const tellEmailChanged = (ctx: Channels, to: Addressee): Promise<void> =>
  tell(ctx, to, {
    kind: 'member.email_changed',
    title: 'Почта изменена',
    text: 'Сотрудник программы изменил почту вашей учётной записи. Если вы об этом не просили, напишите в поддержку.',
    tone: 'warning',
    entity: 'member',
    sms: 'Прибавка: почта вашей учётной записи изменена. Если вы об этом не просили, напишите в поддержку.',
  });

/** By SMS to the number before the change: a member who did not ask for it has to learn of it. */
export const tellPhoneChanged = (ctx: Channels, to: Addressee): Promise<void> =>
  tell(ctx, to, {
    kind: 'member.phone_changed',
    title: 'Телефон изменён',
    text: 'Сотрудник программы изменил телефон вашей учётной записи. Подтвердите новый номер при входе. Если вы об этом не просили, напишите в поддержку.',
    tone: 'warning',
    entity: 'member',
    sms: 'Прибавка: телефон вашей учётной записи изменён. Если вы об этом не просили, напишите в поддержку.',
  });
