import { dayText } from '../../core/calendar.ts';
import { defineDirect, defineNotice } from '../../core/notices/define.ts';
import type { RequestFacts, Work } from '../../http/context.ts';
import { wireDateTime } from '../../http/wire-date.ts';
import { deviceName } from './domain/device.ts';
import { inviteLifeMs, recoveryLifeMs } from './domain/recovery-token.ts';

const newDevice = defineNotice({
  kind: 'session.new_device',
  about: 'Вход с нового устройства',
  topic: 'security',
  tone: 'warning',
  variables: { device: 'Chrome, Windows', time: '25.11.2026 в 14:05' },
  title: 'Вход с нового устройства',
  text: '{device}, {time}. Если это были не вы, смените пароль и завершите чужие сеансы в профиле.',
  sms: 'Прибавка: вход с нового устройства {device}, {time}. Если это были не вы, смените пароль.',
});

const link = 'https://pribavka.example/restore-password?code=…';

export const invitation = defineDirect({
  kind: 'invite',
  about: 'Приглашение в бэк-офис',
  why: 'Вы получили это письмо, потому что администратор программы создал для вас учётную запись.',
  variables: {},
  servesMinutes: inviteLifeMs / 60_000,
  letter: {
    subject: 'Доступ к Прибавке',
    text: 'Для вас создана учётная запись в Прибавке. Задайте пароль по ссылке: она действует 7 дней.',
  },
});

export const recovery = defineDirect({
  kind: 'recovery',
  about: 'Восстановление пароля',
  variables: { link },
  servesMinutes: recoveryLifeMs / 60_000,
  letter: {
    subject: 'Восстановление пароля',
    text: 'Чтобы задать новый пароль, откройте ссылку. Она действует 1 час. Если вы не просили об этом, ничего делать не нужно.',
  },
  sms: 'Прибавка: чтобы задать новый пароль, откройте {link}. Ссылка действует 1 час.',
});

/** The owner learns of a sign-in from a device he has not used before, in the transaction of the sign-in. */
export function notifyNewDevice(
  work: Pick<Work, 'notify' | 'now'>,
  userId: string,
  { userAgent }: Pick<RequestFacts, 'userAgent'>,
): Promise<void> {
  const [day = '', time = ''] = wireDateTime(work.now()).split(' ');
  const values = { device: deviceName(userAgent), time: `${dayText(day)} в ${time.slice(0, 5)}` };
  return work.notify(newDevice, { userId, values });
}
