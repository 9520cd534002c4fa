import type { Work } from '../../http/context.ts';

const notices = {
  on: ['Двухэтапный вход включён', 'Теперь при входе в Прибавку нужен код из приложения.'],
  off: ['Двухэтапный вход выключен', 'Теперь для входа в Прибавку достаточно пароля.'],
  reset: [
    'Двухэтапный вход сброшен',
    'Администратор сбросил ваш двухэтапный вход. Все сеансы завершены; включить его снова можно в профиле.',
  ],
  codes: [
    'Новые резервные коды',
    'Для вашей учётной записи созданы новые резервные коды. Прежние больше не действуют.',
  ],
  used: ['Вход по резервному коду', 'В вашу учётную запись вошли по резервному коду. Этот код больше не действует.'],
} as const;

/** A letter to the owner about every change of the second step (security 4). */
export async function notifyOwner(work: Work, userId: string, notice: keyof typeof notices): Promise<void> {
  const user = await work.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst();
  if (!user?.email) return;
  const [subject, text] = notices[notice];
  await work.outbox.email({
    userId,
    template: `second-factor-${notice}`,
    to: user.email,
    subject,
    text: `${text} Если это были не вы, смените пароль и напишите в поддержку.`,
  });
}
