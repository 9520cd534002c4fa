import { sql } from 'kysely';

import { reasons } from '../../../dictionary/index.ts';
import { addPerson } from '../../../sales/testing/world.ts';
import type { Meaning } from '../files/types.ts';
import { byKey, dayText, massUpload } from './stored.ts';
import { nextId, textOf } from './ids.ts';
import type { Stage } from './stage.ts';
import type { Importer } from './types.ts';

export const adjustments = (stage: Stage): Importer => ({
  name: 'adjustments',
  kind: 'tuning_import',
  header: ['Телефон участника', 'Операция', 'Баллы', 'Причина', 'Комментарий', 'Действуют до'],
  at: { id: 0, number: 2, text: 4, date: 5 },
  hasAnyId: false,
  async next() {
    const line = async (): Promise<string[]> => {
      const { id } = await addPerson(stage.database.db, 'member', stage.world);
      const { rows } = await sql<{ phone: string }>`select phone from users where id = ${id}`.execute(
        stage.database.db,
      );
      return [rows[0]!.phone, 'Начислить', '10', reasons.tuning[0]!.name, textOf(nextId()), '25.12.2026'];
    };
    return { lines: [await line(), await line()], spare: await line() };
  },
  ...massUpload(stage, 'tunings.massUpload'),
  async read() {
    const { rows } = await sql<{ key: string } & Meaning>`select t.id as key, u.phone as id, t.comment as text,
        t.points::text as number, to_char(t.expires_on, ${sql.raw(dayText)}) as date
      from tunings t join users u on u.id = t.member_id`.execute(stage.database.db);
    return byKey(rows);
  },
});
