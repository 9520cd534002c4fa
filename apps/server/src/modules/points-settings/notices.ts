import { defineWorkNotice } from '../../core/notices/define.ts';
import type { Work } from '../../http/context.ts';
import type { Actor } from '../../http/actor.ts';
import { otherAdmins } from './repository/control.ts';

type Channels = Pick<Work, 'db' | 'notify'> & { actor: Pick<Actor, 'id' | 'name'> };

const asked = defineWorkNotice({
  kind: 'settings.asked',
  about: 'Изменение настроек ждёт второго администратора',
  tone: 'warning',
  byLetter: true,
  variables: { author: 'Громова Вера' },
  title: 'Изменение настроек баллов ждёт вашего подтверждения',
  text: 'Автор: {author}. До подтверждения действуют прежние настройки.',
});

const decided = defineWorkNotice({
  kind: 'settings.decided',
  about: 'Изменение настроек решено вторым администратором',
  tone: 'info',
  byLetter: true,
  variables: { decision: 'подтверждено', author: 'Седов Роман' },
  title: 'Ваше изменение настроек баллов {decision}',
  text: 'Автор решения: {author}.',
});

/** Every other administrator learns that a change of control waits for one of them. */
export async function notifyAsked(work: Channels): Promise<void> {
  const values = { author: work.actor.name };
  const people = await otherAdmins(work.db, work.actor.id);
  await work.notify(asked, ...people.map((userId) => ({ userId, values })));
}

/** The one who asked learns what the other administrator decided. */
export async function notifyDecided(work: Channels, askedBy: string, decision: 'confirm' | 'reject'): Promise<void> {
  const values = { decision: decision === 'confirm' ? 'подтверждено' : 'отклонено', author: work.actor.name };
  await work.notify(decided, { userId: askedBy, values });
}
