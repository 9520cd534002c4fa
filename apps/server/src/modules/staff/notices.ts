import { defineDirect, defineWorkNotice } from '../../core/notices/define.ts';
import { sendDirect } from '../../core/notices/direct.ts';
import { linkToken } from '../../core/link-token.ts';
import type { Work } from '../../http/context.ts';
import { momentText } from './domain/moment-text.ts';
import {
  activeAdministrators,
  type AdministratorChange,
  type ChangeKind,
  formerAdministrators,
  guardedSince,
} from './repository/changes.ts';

/** To the address an administrator has replaced by another. */
export const staffEmailChanged = defineDirect({
  kind: 'staff.email_changed',
  about: 'Почта сотрудника изменена администратором',
  variables: {},
  letter: {
    subject: 'Почта изменена',
    text: 'Почта вашей учётной записи в Прибавке изменена администратором. Если вы об этом не просили, напишите в поддержку.',
  },
});

/** What is to happen, as people and the journal name it. */
export const changeNames: Readonly<Record<ChangeKind, string>> = {
  new_administrator: 'Новый администратор',
  address: 'Другая почта или телефон администратора',
  second_step: 'Сброс второго шага администратора',
};

const example = { what: 'Новый администратор', name: 'Громова Вера' };

const asked = defineWorkNotice({
  kind: 'staff.change_asked',
  about: 'Изменение учётной записи администратора ждёт решения',
  tone: 'warning',
  byLetter: true,
  entity: 'staff',
  variables: { ...example, author: 'Седов Роман', until: '02.12.2026 в 14:05' },
  title: '{what}: ждёт второго администратора',
  text: '{name}. Автор: {author}. Вступит в силу {until}, если никто не остановит.',
});

const decided = defineWorkNotice({
  kind: 'staff.change_decided',
  about: 'Изменение учётной записи администратора решено',
  tone: 'info',
  byLetter: true,
  entity: 'staff',
  variables: {
    what: 'новый администратор',
    name: 'Громова Вера',
    outcome: 'остановлено',
    reason: 'Решение: Седов Роман.',
  },
  title: 'Изменение {outcome}: {what}',
  text: '{name}. {reason}',
});

/** To the address the account has until then: its reader stops the change without a sign-in. */
const toOwner = defineDirect({
  kind: 'staff.change_stop',
  about: 'Изменение учётной записи можно остановить',
  why: 'Вы получили это письмо, потому что это адрес учётной записи в бэк-офисе Прибавки.',
  variables: { what: 'Другая почта или телефон администратора', author: 'Седов Роман', until: '02.12.2026 в 14:05' },
  letter: {
    subject: 'Вашу учётную запись просят изменить',
    text: '{what}. Автор: {author}. Изменение вступит в силу {until} или раньше, когда его подтвердит второй администратор. Если вы об этом не знаете, откройте ссылку и остановите его.',
  },
});

/** To those who were administrators until then: with a puppet in hand, the author is the only one left. */
const toFormer = defineDirect({
  kind: 'staff.change_stop_former',
  about: 'Изменение учётной записи администратора можно остановить',
  why: 'Вы получили это письмо, потому что в последние 72 часа были администратором Прибавки.',
  variables: { ...example, author: 'Седов Роман', until: '02.12.2026 в 14:05' },
  letter: {
    subject: 'Изменение администратора можно остановить',
    text: '{what}: {name}. Автор: {author}. Изменение вступит в силу {until} или раньше, когда его подтвердит второй администратор. Если так быть не должно, откройте ссылку и остановите его.',
  },
});

/** Every administrator, the author too: his session may be in other hands. */
export async function notifyAsked(
  work: Work,
  change: { id: string; kind: ChangeKind; userId: string; name: string; author: string; dueAt: Date },
  formerEmail: string | null,
): Promise<void> {
  const { id, userId, name, author } = change;
  const values = { what: changeNames[change.kind], author, until: momentText(change.dueAt) };
  const people = await activeAdministrators(work.db);
  await work.notify(asked, ...people.map((to) => ({ userId: to, entityId: userId, values: { ...values, name } })));
  const link = `${work.config.publicUrl}/stop-change?code=${linkToken(work, 'stop', id)}`;
  for (const former of await formerAdministrators(work.db, guardedSince(work.now()))) {
    if (former.id === userId) continue;
    const letter = { by: 'email', userId: former.id, to: former.email, link, values: { ...values, name } } as const;
    await sendDirect(work, toFormer, letter);
  }
  if (formerEmail === null) return;
  await sendDirect(work, toOwner, { by: 'email', userId, to: formerEmail, link, values });
}

export async function notifyDecided(
  work: Pick<Work, 'db' | 'notify'>,
  { kind, userId, name }: AdministratorChange,
  { outcome, reason, by }: { outcome: string; reason: string; by: string | null },
): Promise<void> {
  const people = (await activeAdministrators(work.db)).filter((id) => id !== by);
  const what = changeNames[kind];
  const values = { what: `${what.slice(0, 1).toLowerCase()}${what.slice(1)}`, name, outcome, reason };
  await work.notify(decided, ...people.map((to) => ({ userId: to, entityId: userId, values })));
}
