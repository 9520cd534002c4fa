import { moneyText } from '../../core/money.ts';
import { defineWorkNotice } from '../../core/notices/define.ts';
import { holdersOf } from '../../core/notices/notify.ts';
import { registryNumber } from '../../core/numbers.ts';
import type { Work } from '../../http/context.ts';
import type { Actor } from '../../http/actor.ts';
import type { RegistryRecord } from './repository/registry.ts';

type Channels = Pick<Work, 'db' | 'notify'> & { actor: Pick<Actor, 'id' | 'name'> };

const base = { entity: 'registry', byLetter: true } as const;
const number = 'Р-000012';

const formed = defineWorkNotice({
  ...base,
  kind: 'registry.formed',
  about: 'Реестр выплат ждёт подписи',
  tone: 'info',
  variables: { number, sum: '128 400 ₽', count: '31', author: 'Орлова Нина' },
  title: 'Реестр {number} ждёт вашей подписи',
  text: 'К выплате {sum}, заявок: {count}. Автор: {author}.',
});

const closed = (status: 'rejected' | 'disbanded', word: string) =>
  defineWorkNotice({
    ...base,
    kind: `registry.${status}`,
    about: `Реестр выплат ${word}`,
    tone: 'warning',
    variables: { number, reason: 'В реестр вошли не те заявки.', author: 'Седов Роман' },
    title: `Реестр {number} ${word}`,
    text: '{reason} Автор решения: {author}. Заявки снова одобрены.',
  });

const closings = { rejected: closed('rejected', 'отклонён'), disbanded: closed('disbanded', 'расформирован') } as const;

/** Everybody who may sign it, but the one who formed it. */
export async function notifyFormed(work: Channels, registry: RegistryRecord): Promise<void> {
  const people = await holdersOf(work.db, 'transactionPage.detailTransaction:update', [registry.formedBy]);
  const values = {
    number: registryNumber(registry.number),
    sum: moneyText(registry.netKopecks),
    count: String(registry.items),
    author: registry.formedByName,
  };
  await work.notify(formed, ...people.map((userId) => ({ userId, entityId: registry.id, values })));
}

/** The one who formed it learns that it goes no further, unless it was his own decision. */
export async function notifyClosed(work: Channels, registry: RegistryRecord): Promise<void> {
  const { status, formedBy, closeReason } = registry;
  if ((status !== 'rejected' && status !== 'disbanded') || formedBy === work.actor.id) return;
  const values = { number: registryNumber(registry.number), reason: closeReason ?? '', author: work.actor.name };
  await work.notify(closings[status], { userId: formedBy, entityId: registry.id, values });
}
