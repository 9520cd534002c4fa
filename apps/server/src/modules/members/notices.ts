import { notifyPerson } from '../../core/notices/person.ts';
import type { Addressee, Channels } from '../../core/notices/person.ts';

export const notifyConfirmed = (ctx: Channels, to: Addressee): Promise<void> =>
  notifyPerson(ctx, to, {
    kind: 'member.confirmed',
    title: 'Анкета подтверждена',
    text: 'Вы участвуете в программе. Зарегистрируйте первую продажу.',
    tone: 'success',
    entity: 'member',
    sms: 'Прибавка: анкета подтверждена. Войдите и зарегистрируйте первую продажу.',
  });

export const notifyRejected = (ctx: Channels, to: Addressee, reason: string): Promise<void> =>
  notifyPerson(ctx, to, {
    kind: 'member.rejected',
    title: 'Анкета отклонена',
    text: reason,
    tone: 'danger',
    entity: 'member',
    sms: 'Прибавка: анкета отклонена. Войдите, чтобы узнать причину и исправить данные.',
  });

export const notifyBlocked = (ctx: Channels, to: Addressee, reason: string): Promise<void> =>
  notifyPerson(ctx, to, {
    kind: 'member.blocked',
    title: 'Доступ к программе закрыт',
    text: reason,
    tone: 'danger',
    entity: 'member',
    sms: 'Прибавка: доступ к программе закрыт. Причина — при входе.',
  });

export const notifyUnblocked = (ctx: Channels, to: Addressee): Promise<void> =>
  notifyPerson(ctx, to, {
    kind: 'member.unblocked',
    title: 'Доступ к программе открыт',
    text: 'Вы снова участвуете в программе.',
    tone: 'success',
    entity: 'member',
    sms: 'Прибавка: доступ к программе открыт.',
  });

/** Sent to the previous address and by SMS, because the owner may not be the one who made the change. */
export const notifyEmailChanged = (ctx: Channels, to: Addressee): Promise<void> =>
  notifyPerson(ctx, to, {
    kind: 'member.email_changed',
    title: 'Почта изменена',
    text: 'Сотрудник программы изменил почту вашей учётной записи. Если вы об этом не просили, напишите в поддержку.',
    tone: 'warning',
    entity: 'member',
    sms: 'Прибавка: почта вашей учётной записи изменена. Если вы об этом не просили, напишите в поддержку.',
  });

/** By SMS to the number before the change: a member who did not ask for it has to learn of it. */
export const notifyPhoneChanged = (ctx: Channels, to: Addressee): Promise<void> =>
  notifyPerson(ctx, to, {
    kind: 'member.phone_changed',
    title: 'Телефон изменён',
    text: 'Сотрудник программы изменил телефон вашей учётной записи. Подтвердите новый номер при входе. Если вы об этом не просили, напишите в поддержку.',
    tone: 'warning',
    entity: 'member',
    sms: 'Прибавка: телефон вашей учётной записи изменён. Если вы об этом не просили, напишите в поддержку.',
  });
