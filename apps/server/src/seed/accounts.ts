import { demoPassword } from './parts/accounts.ts';

/** One account to try the product with. */
export interface DemoAccount {
  role: string;
  login: string;
  /** `/` or `/admin`. */
  where: 'Портал' | 'Управление';
}

const office: readonly DemoAccount[] = [
  { role: 'Администратор', login: 'admin@pribavka.example', where: 'Управление' },
  { role: 'Модератор', login: 'moderator@pribavka.example', where: 'Управление' },
  { role: 'Финансы', login: 'finance@pribavka.example', where: 'Управление' },
];

/** Accounts of each mode, in the order they are printed. */
export const demoAccounts: Record<'full' | 'empty', readonly DemoAccount[]> = {
  empty: office,
  full: [
    { role: 'Участник, Анна Мельникова', login: 'a.melnikova@masterok.example', where: 'Портал' },
    { role: 'Участник на модерации', login: 'l.sharipova@masterok.example', where: 'Портал' },
    { role: 'Участник с ходом акций и выплатами', login: 's.ryabinina@nevsky.example', where: 'Портал' },
    { role: 'Участник без права вывода', login: 'a.dorokhov@nevsky.example', where: 'Портал' },
    { role: 'Участник с задолженностью', login: 'v.lisitsyn@nevsky.example', where: 'Портал' },
    { role: 'Заблокированный участник', login: 'k.tikhomirov@nevsky.example', where: 'Портал' },
    { role: 'Отклонённый участник', login: 'e.nazarova@domostroy.example', where: 'Портал' },
    ...office,
    { role: 'Второй администратор', login: 'admin2@pribavka.example', where: 'Управление' },
    { role: 'Второй модератор', login: 'moderator2@pribavka.example', where: 'Управление' },
    { role: 'Второй сотрудник финансов', login: 'finance2@pribavka.example', where: 'Управление' },
    { role: 'Поддержка', login: 'support@pribavka.example', where: 'Управление' },
    { role: 'Аудитор', login: 'auditor@pribavka.example', where: 'Управление' },
    { role: 'Партнёр', login: 'partner@masterok.example', where: 'Управление' },
    { role: 'Производитель', login: 'brand@strezhen.example', where: 'Управление' },
  ],
};

/** Lines for the console: who, with what, where. */
export function accountLines(mode: 'full' | 'empty'): string[] {
  const accounts = demoAccounts[mode];
  const wide = Math.max(...accounts.map((account) => account.role.length));
  return [
    ...accounts.map(({ role, login, where }) => `${role.padEnd(wide)}  ${where.padEnd(10)}  ${login}`),
    `Пароль у всех один: ${demoPassword}`,
  ];
}
