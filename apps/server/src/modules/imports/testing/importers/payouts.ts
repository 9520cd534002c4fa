import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import { adjust } from '../../../ledger/index.ts';
import { addPerson } from '../../../sales/testing/world.ts';
import { cardNumber } from '../../../withdrawals/testing/stage.ts';
import type { Meaning } from '../files/types.ts';
import { byKey } from './stored.ts';
import { nextId, textOf } from './ids.ts';
import { outcomeOf, type Stage } from './stage.ts';
import type { Importer } from './types.ts';

const atOnce = 30;
const points = 1000;

type Registry = { id: string; numbers: string[] };

/** A registry with the bank, of many small payouts of one member. */
async function makeRegistry({ app, database, world }: Stage): Promise<Registry> {
  const who = await addPerson(database.db, 'member', world);
  await sql`insert into tax_profiles (user_id, status, sealed) values (${who.id}, 'verified', '\\x00')`.execute(
    database.db,
  );
  await adjust(database.db, who.id, atOnce * points, '2027-11-20', { tuning_id: randomUUID() }, app.clock.at);
  const { id: cardId } = (await app.call(who, 'cards.create', { body: { number: cardNumber() } })).data;
  const made = [];
  for (let at = 0; at < atOnce; at += 1) {
    const answer = await app.call(who, 'withdrawals.create', { body: { points, cardId } });
    if (answer.status !== 200) throw new Error(answer.messages.join(' '));
    const { id, version } = answer.data;
    await app.call(world.finance, 'withdrawals.decide', { params: { id }, body: { decision: 'approve', version } });
    made.push(answer.data);
  }
  const registry = await app.call(world.finance, 'registries.create', { body: { ids: made.map(({ id }) => id) } });
  const { id } = registry.data;
  await app.call(world.finance2, 'registries.approve', { params: { id }, body: { version: 1 } });
  return { id, numbers: made.map(({ number }) => number) };
}

/** The bank's answer about payouts, all of them of one outcome. */
const results = (stage: Stage, outcome: 'paid' | 'failed'): Importer => {
  let registry: Registry = { id: '', numbers: [] };
  return {
    name: `results of payouts, ${outcome}`,
    header: ['Номер заявки', 'Статус', 'Причина', 'Номер операции'],
    at: outcome === 'paid' ? { id: 3 } : { text: 2 },
    hasAnyId: true,
    refusesHidden: true,
    hasNoChoice: true,
    async next() {
      if (registry.numbers.length < 3) registry = await makeRegistry(stage);
      const line = (): string[] => {
        const [number, id] = [registry.numbers.pop()!, nextId()];
        return outcome === 'paid' ? [number, 'Выплачено', '', id] : [number, 'Отклонено', textOf(id), ''];
      };
      return { lines: [line(), line()], spare: line() };
    },
    send: (file, choice) =>
      outcomeOf(stage, stage.world.finance, 'registries.uploadResult', file, {
        query: choice,
        params: { id: registry.id },
      }),
    async read() {
      const { rows } = await sql<{ key: string } & Meaning>`
        select id as key, provider_ref as id, failure_text as text from withdrawals where status = ${outcome}`.execute(
        stage.database.db,
      );
      return byKey(rows);
    },
  };
};
export const paid = (stage: Stage): Importer => results(stage, 'paid');
export const failed = (stage: Stage): Importer => results(stage, 'failed');
