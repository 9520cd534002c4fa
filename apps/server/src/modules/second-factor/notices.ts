import { defineNotice } from '../../core/notices/define.ts';
import type { Work } from '../../http/context.ts';

const warning = ' Если это были не вы, смените пароль и напишите в поддержку.';
const define = (name: string, title: string, text: string) =>
  defineNotice({
    kind: `second_factor.${name}`,
    about: title,
    topic: 'security',
    tone: 'warning',
    variables: {},
    title,
    text: text + warning,
    sms: `Прибавка: ${title.toLowerCase()}. Если это были не вы, смените пароль.`,
  });

const notices = {
  on: define('on', 'Двухэтапный вход включён', 'Теперь при входе в Прибавку нужен код из приложения.'),
  off: define('off', 'Двухэтапный вход выключен', 'Теперь для входа в Прибавку достаточно пароля.'),
  reset: define(
    'reset',
    'Двухэтапный вход сброшен',
    'Ваш двухэтапный вход сброшен администратором. Все сеансы завершены; включить его снова можно в профиле.',
  ),
  codes: define(
    'codes',
    'Новые резервные коды',
    'Для вашей учётной записи созданы новые резервные коды. Прежние больше не действуют.',
  ),
  used: define(
    'used',
    'Вход по резервному коду',
    'В вашу учётную запись вошли по резервному коду. Этот код больше не действует.',
  ),
} as const;

/** The owner learns of every change of the second step (security 4). */
export const notifyOwner = (work: Pick<Work, 'notify'>, userId: string, notice: keyof typeof notices): Promise<void> =>
  work.notify(notices[notice], { userId, values: {} });
