import { defineNotice } from '../../core/notices/define.ts';
import type { Notify } from '../../core/notices/notify.ts';
import type { Addressee } from '../../core/notices/person.ts';

type Channels = { notify: Notify };

const expired = defineNotice({
  kind: 'passport.expired',
  about: 'Срок паспорта вышел',
  topic: 'passport',
  tone: 'warning',
  entity: 'passport',
  variables: {},
  title: 'Обновите паспортные данные',
  text: 'Срок действия паспорта вышел. Внесите данные нового, чтобы выводить баллы.',
  sms: 'Прибавка: срок действия паспорта вышел. Обновите данные в профиле, чтобы выводить баллы.',
});

const verified = defineNotice({
  kind: 'passport.verified',
  about: 'Паспорт проверен',
  topic: 'passport',
  tone: 'success',
  entity: 'passport',
  variables: {},
  title: 'Паспортные данные проверены',
  text: 'Теперь вы можете выводить баллы на карту.',
  sms: 'Прибавка: паспортные данные проверены. Вывод баллов доступен.',
});

const declined = defineNotice({
  kind: 'passport.declined',
  about: 'Паспорт отклонён',
  topic: 'passport',
  tone: 'danger',
  entity: 'passport',
  variables: { reason: 'Фото разворота нечитаемо.' },
  title: 'Паспортные данные отклонены',
  text: '{reason}',
  sms: 'Прибавка: паспортные данные отклонены. Откройте профиль, чтобы исправить их.',
});

const about = (to: Addressee) => ({ userId: to.id, entityId: to.id });

export const notifyPassportExpired = (ctx: Channels, to: Addressee): Promise<void> =>
  ctx.notify(expired, { ...about(to), values: {} });
export const notifyPassportVerified = (ctx: Channels, to: Addressee): Promise<void> =>
  ctx.notify(verified, { ...about(to), values: {} });
export const notifyPassportDeclined = (ctx: Channels, to: Addressee, reason: string): Promise<void> =>
  ctx.notify(declined, { ...about(to), values: { reason } });
