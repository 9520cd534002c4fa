import { defineDirect, defineWorkNotice } from '../../../core/notices/define.ts';
import { sendDirect } from '../../../core/notices/direct.ts';
import type { Actor } from '../../../http/actor.ts';
import type { Work } from '../../../http/context.ts';
import { activeAdministrators } from '../repository/changes.ts';

const endings = {
  block: { what: 'Администратор заблокирован', yours: 'Ваша учётная запись заблокирована' },
  demotion: { what: 'У администратора другая роль', yours: 'Вашей учётной записи дали другую роль' },
} as const;

const ended = defineWorkNotice({
  kind: 'staff.administrator_ended',
  about: 'Администратора заблокировали или дали ему другую роль',
  tone: 'warning',
  byLetter: true,
  entity: 'staff',
  variables: { what: endings.block.what, name: 'Громова Вера', author: 'Седов Роман' },
  title: '{what}: {name}',
  text: 'Автор: {author}. Если так быть не должно, заблокируйте автора и верните доступ.',
});

/** To the address the person has before anything else of the account may change. */
const toOwner = defineDirect({
  kind: 'staff.administrator_ended_owner',
  about: 'Администратору сообщили, что его заблокировали или дали ему другую роль',
  why: 'Вы получили это письмо, потому что были администратором Прибавки.',
  variables: { yours: endings.block.yours, author: 'Седов Роман' },
  letter: {
    subject: 'Доступ администратора закрыт',
    text: '{yours}. Автор: {author}. Если вы об этом не знаете, сообщите другому администратору программы или тем, кто обслуживает сервер.',
  },
});

/** One administrator stops another at once, and nobody does it in silence. */
export async function notifyEnded(
  work: Work & { actor: Pick<Actor, 'name'> },
  { id, name, email }: { id: string; name: string; email: string | null },
  ending: keyof typeof endings,
): Promise<void> {
  const { what, yours } = endings[ending];
  const author = work.actor.name;
  const people = await activeAdministrators(work.db);
  await work.notify(ended, ...people.map((to) => ({ userId: to, entityId: id, values: { what, name, author } })));
  if (email !== null)
    await sendDirect(work, toOwner, { by: 'email', userId: id, to: email, values: { yours, author } });
}
