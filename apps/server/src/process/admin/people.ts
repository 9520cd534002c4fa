import { createRecovery, endAllOf, endEverySession, inviteUser, recoveryPage } from '../../modules/sessions/index.ts';
import { requireEnabled } from '../../modules/second-factor/index.ts';
import { addAdministrator, isStaffAccount, resetSecondStep, unlockStaff } from '../../modules/staff/index.ts';
import { wireDateTime } from '../../http/wire-date.ts';
import { findAccount, type FoundAccount } from './accounts.ts';
import { type AdminCommand, type Invocation, isSet, optionOf, Refusal, UsageError } from './command.ts';
import { type AdminContext, withContext } from './context.ts';

const linkLifeMs = 24 * 3_600_000;

// A letter goes by a worker; a link is for an installation whose mail does not work yet.
async function create(ctx: AdminContext, call: Invocation): Promise<number> {
  const email = call.args[0]!.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError('Нужен адрес эл. почты');
  const [lastName = '', firstName = ''] = (optionOf(call, 'name') ?? 'Администратор').trim().split(/\s+/);
  if (call.isDryRun) {
    const known = await ctx.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .where('status', '!=', 'deleted')
      .executeTakeFirst();
    call.say(known ? 'Адрес уже занят' : 'Будет создана учётная запись администратора');
    return known ? 1 : 0;
  }
  const link = await ctx.transaction(async (work) => {
    const id = await addAdministrator(work, { email, lastName, firstName });
    if (isSet(call, 'link')) return createRecovery(work, { userId: id, email, lifeMs: linkLifeMs });
    await inviteUser(work, id, email);
    return undefined;
  });
  if (link) {
    call.say(`Администратор создан. Одноразовая ссылка для пароля, до ${wireDateTime(link.expiresAt).slice(0, 16)}:`);
    call.say(`  ${recoveryPage(ctx, link.id)}`);
  } else call.say('Администратор создан. Письмо со ссылкой для пароля отправит работающий сервер');
  return 0;
}

/** `administrator create EMAIL` */
export const createAdministratorCommand: AdminCommand = {
  name: 'administrator create',
  args: 'EMAIL',
  count: [1, 1],
  summary: 'учётная запись администратора; пароль задают по ссылке из письма',
  options: {
    name: { value: '"ФАМИЛИЯ ИМЯ"', text: 'как его зовут' },
    link: { text: 'без письма: напечатать одноразовую ссылку, на сутки' },
  },
  writes: true,
  run: (call) => withContext(call, 'administrator create', (ctx) => create(ctx, call)),
};

const others: Readonly<Record<string, string>> = {
  member: 'участника',
  partner: 'партнёра',
  manufacturer: 'производителя',
  technical: 'внешней системы',
};

async function refuseOthersThanStaff(ctx: AdminContext, { id, masked, roleCode }: FoundAccount): Promise<void> {
  if (await isStaffAccount(ctx.db, id)) return;
  throw new Refusal(`${masked}: учётная запись ${others[roleCode]}, а не сотрудника`);
}

/** `administrator unlock LOGIN` */
export const unlockAdministratorCommand: AdminCommand = {
  name: 'administrator unlock',
  args: 'LOGIN',
  count: [1, 1],
  summary: 'впустить сотрудника: снять блокировку и паузы после неверных паролей',
  writes: true,
  run: (call) =>
    withContext(call, 'administrator unlock', async (ctx) => {
      const found = await findAccount(ctx.db, call.args[0]!);
      const { id, masked } = found;
      await refuseOthersThanStaff(ctx, found);
      if (call.isDryRun) {
        call.say(`Будет впущен: ${masked}`);
        return 0;
      }
      const { wasBlocked } = await ctx.transaction((work) => unlockStaff(work, id));
      call.say(`${masked}: ${wasBlocked ? 'блокировка и паузы сняты' : 'не был заблокирован, паузы сняты'}`);
      return 0;
    }),
};

/** `second-step reset LOGIN` */
export const resetSecondStepCommand: AdminCommand = {
  name: 'second-step reset',
  args: 'LOGIN',
  count: [1, 1],
  summary: 'сбросить двухэтапный вход: потерян телефон; сеансы завершаются, владелец узнаёт',
  writes: true,
  run: (call) =>
    withContext(call, 'second-step reset', async (ctx) => {
      const { id, masked } = await findAccount(ctx.db, call.args[0]!);
      await requireEnabled(ctx.db, id);
      if (call.isDryRun) {
        call.say(`Будет сброшен двухэтапный вход: ${masked}`);
        return 0;
      }
      const ended = await ctx.transaction((work) => resetSecondStep(work, id));
      call.say(`${masked}: двухэтапный вход сброшен, завершено сеансов: ${ended}`);
      return 0;
    }),
};

async function end(ctx: AdminContext, call: Invocation): Promise<number> {
  const found = isSet(call, 'all') ? undefined : await findAccount(ctx.db, call.args[0]!);
  if (call.isDryRun) {
    let open = ctx.db
      .selectFrom('sessions')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('revokedAt', 'is', null);
    if (found) open = open.where('userId', '=', found.id);
    call.say(`Будет завершено сеансов: ${(await open.executeTakeFirstOrThrow()).n}`);
    return 0;
  }
  const ended = await ctx.transaction((work) => (found ? endAllOf(work, found.id) : endEverySession(work)));
  call.say(`Завершено сеансов: ${ended}`);
  return 0;
}

/** `sessions end LOGIN|--all` */
export const endSessionsCommand: AdminCommand = {
  name: 'sessions end',
  args: 'LOGIN | --all',
  count: [0, 1],
  summary: 'завершить сеансы одного человека или все: после утечки ключа или пароля',
  options: { all: { text: 'сеансы всех, и систем тоже' } },
  writes: true,
  run: (call) => {
    if (isSet(call, 'all') === (call.args.length === 1)) throw new UsageError('Нужно одно из двух: LOGIN или --all');
    return withContext(call, 'sessions end', (ctx) => end(ctx, call));
  },
};
