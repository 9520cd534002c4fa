import { sql } from 'kysely';

import { dayText } from '../../../core/calendar.ts';
import { quoted } from '../../../core/text/quoted.ts';
import type { Db } from '../../../db/open.ts';
import { programmeDay } from '../../../http/wire-date.ts';
import { defineJob } from '../../../jobs/jobs.ts';
import { agreesToMailings } from '../../members/index.ts';
import { newPromotion } from '../notices.ts';

const portion = 200;

interface AudienceMember {
  id: string;
  agrees: boolean;
}

/** Members the promotion holds for, after the last one who was notified. A hidden one is notified to nobody (domain 3.22). */
async function readAudience(db: Db, promotionId: string, after: string | undefined): Promise<AudienceMember[]> {
  const { rows } = await sql<AudienceMember>`
    select u.id, ${agreesToMailings(sql`u.id`)} as agrees
    from promotions p join promotion_versions v on v.id = p.current_version_id
      join users u on u.role_code = 'member' and u.status = 'confirmed' ${after ? sql`and u.id > ${after}::uuid` : sql``}
      join stores s on s.id = u.store_id
    where p.id = ${promotionId}::uuid and p.status = 'active' and p.visibility in ('all', 'targeted')
      and (coalesce(jsonb_array_length(v.conditions -> 'positions'), 0) = 0
        or coalesce(v.conditions -> 'positions' ? u.position_code, false))
      and promotion_holds_in_store(v, s)
    order by u.id limit ${portion}`.execute(db);
  return rows;
}

/**
 * Notifies the audience of a promotion that it has begun: everybody in the feed, by letter those who agreed to mailings
 * (38-FZ art. 18). The key notifies each once, so a promotion that goes on after a pause is no news, and a job that was
 * killed goes on with the rest.
 */
export const announcePromotion = defineJob<{ id: string }>({
  name: 'promotions.announce',
  async handle(ctx, { id }) {
    const promotion = await ctx.db
      .selectFrom('promotions')
      .select(['name', 'endsAt'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!promotion) return;
    const values = { name: quoted(promotion.name), until: dayText(programmeDay(promotion.endsAt)) };
    for (let after: string | undefined; ;) {
      const people = await readAudience(ctx.db, id, after);
      const outgoing = people.map(({ id: userId, agrees }) => ({
        userId,
        entityId: id,
        key: `promotion:${id}`,
        values,
        feedOnly: !agrees,
      }));
      if (outgoing.length > 0) await ctx.transaction((work) => work.notify(newPromotion, ...outgoing));
      after = people.at(-1)?.id;
      if (people.length < portion) return;
    }
  },
});
