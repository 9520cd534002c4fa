import { notifyPerson } from '../../core/notices/person.ts';
import type { Addressee, Channels } from '../../core/notices/person.ts';

export const notifyPassportExpired = (ctx: Channels, to: Addressee): Promise<void> =>
  notifyPerson(ctx, to, {
    kind: 'passport.expired',
    title: 'Обновите паспортные данные',
    text: 'Срок действия паспорта вышел. Внесите данные нового, чтобы выводить баллы.',
    tone: 'warning',
    entity: 'passport',
    sms: 'Прибавка: срок действия паспорта вышел. Обновите данные в профиле, чтобы выводить баллы.',
  });

export const notifyPassportVerified = (ctx: Channels, to: Addressee): Promise<void> =>
  notifyPerson(ctx, to, {
    kind: 'passport.verified',
    title: 'Паспортные данные проверены',
    text: 'Теперь вы можете выводить баллы на карту.',
    tone: 'success',
    entity: 'passport',
    sms: 'Прибавка: паспортные данные проверены. Вывод баллов доступен.',
  });

export const notifyPassportDeclined = (ctx: Channels, to: Addressee, reason: string): Promise<void> =>
  notifyPerson(ctx, to, {
    kind: 'passport.declined',
    title: 'Паспортные данные отклонены',
    text: reason,
    tone: 'danger',
    entity: 'passport',
    sms: 'Прибавка: паспортные данные отклонены. Откройте профиль, чтобы исправить их.',
  });
