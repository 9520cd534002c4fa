import { sql } from 'kysely';

import { pointsText } from '../../core/money.ts';
import { defineWorkNotice } from '../../core/notices/define.ts';
import { holdersOf } from '../../core/notices/notify.ts';
import { quoted } from '../../core/text/quoted.ts';
import type { Db } from '../../db/open.ts';
import type { Work } from '../../http/context.ts';
import type { Giver } from './commands/give-points.ts';
import type { Asked, Waiting } from './repository/points-waiting.ts';

const formatted = new Intl.NumberFormat('ru-RU');

type Channels = Pick<Work, 'db' | 'notify'>;
const product = { product: '«Дрель СТ 18-042»' };

const asked = defineWorkNotice({
  kind: 'product.points_asked',
  about: 'Базовые баллы производителя ждут согласования',
  tone: 'info',
  entity: 'product',
  variables: { ...product, points: '12 000 баллов', former: '300', author: 'Громова Вера' },
  title: 'Базовые баллы ждут согласования',
  text: '{product}: {points} вместо {former}. Автор: {author}.',
});

const askedMany = defineWorkNotice({
  kind: 'product.points_asked_many',
  about: 'Базовые баллы нескольких товаров ждут согласования',
  tone: 'info',
  variables: { author: 'Громова Вера' },
  title: 'Базовые баллы нескольких товаров ждут согласования',
  text: 'Автор: {author}. Откройте «Ждут согласования» в номенклатуре.',
});

const decided = (
  decision: 'approved' | 'rejected' | 'replaced',
  tone: 'success' | 'danger' | 'warning',
  title: string,
) =>
  defineWorkNotice({
    kind: `product.points_${decision}`,
    about: title,
    tone,
    byLetter: true,
    entity: 'product',
    variables: { ...product, points: '12 000 баллов', comment: 'С 01.12.2026.' },
    title,
    text: '{product}: {points}. {comment}',
  });

const outcomes = {
  approved: decided('approved', 'success', 'Базовые баллы согласованы'),
  rejected: decided('rejected', 'danger', 'Базовые баллы отклонены'),
  replaced: decided('replaced', 'warning', 'Программа назначила другие базовые баллы'),
} as const;

const replacedMany = defineWorkNotice({
  kind: 'product.points_replaced_many',
  about: 'Программа назначила другие базовые баллы нескольким товарам',
  tone: 'warning',
  byLetter: true,
  variables: { count: '12', points: '4 000 баллов' },
  title: 'Программа назначила другие базовые баллы',
  text: 'Товаров, чьи баллы ждали согласования: {count}. Теперь у них {points}.',
});

async function nameOf(db: Db, userId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select trim(concat_ws(' ', last_name, first_name)) as name from users where id = ${userId}::uuid`.execute(db);
  return rows[0]?.name ?? '';
}

/** Those who may decide learn what waits: of one product by its name, of many and of a file once. */
export async function notifyAsked({ work, by, fileKey }: Giver, products: readonly Asked[]): Promise<void> {
  const [first, ...others] = products;
  if (!first) return;
  const people = await holdersOf(work.db, 'products.productDetail:update', [by]);
  const author = await nameOf(work.db, by);
  if (fileKey !== undefined || others.length > 0) {
    const key = fileKey === undefined ? undefined : `points-file:${fileKey}`;
    await work.notify(askedMany, ...people.map((userId) => ({ userId, key, values: { author } })));
    return;
  }
  const { productId: entityId, name, points, former } = first;
  const values = { product: quoted(name), points: pointsText(points), former: formatted.format(former), author };
  await work.notify(asked, ...people.map((userId) => ({ userId, entityId, values })));
}

interface Outcome {
  outcome: keyof typeof outcomes;
  by: string;
  comment: string;
}

/** The people of the manufacturer learn what has become of his points. */
export async function notifyDecided(
  work: Channels,
  waiting: Waiting,
  { outcome, by, comment }: Outcome,
): Promise<void> {
  const { productId: entityId, points } = waiting;
  const { rows } = await sql<{ userId: string; name: string }>`
    select u.id as user_id, p.name from products p join users u on u.manufacturer_id = p.manufacturer_id
    where p.id = ${entityId}::uuid and u.status = 'confirmed' and u.role_code <> 'technical' and u.id <> ${by}::uuid
    order by u.id limit 100`.execute(work.db);
  await work.notify(
    outcomes[outcome],
    ...rows.map(({ userId, name }) => ({
      userId,
      entityId,
      values: { product: quoted(name), points: pointsText(points), comment },
    })),
  );
}

/** The programme has set other points meanwhile: of one product by its name, of many once. */
export async function notifyReplaced(
  work: Channels,
  closed: readonly Waiting[],
  { points, by }: { points: number; by: string },
): Promise<void> {
  const [first, ...others] = closed;
  if (!first) return;
  if (others.length === 0) {
    const comment = `Программа назначила ${pointsText(points)}.`;
    await notifyDecided(work, first, { outcome: 'replaced', by, comment });
    return;
  }
  const ids = closed.map(({ productId }) => productId);
  const { rows } = await sql<{ userId: string; n: number }>`
    select u.id as user_id, count(*)::int as n from products p join users u on u.manufacturer_id = p.manufacturer_id
    where p.id = any(${ids}::uuid[]) and u.status = 'confirmed' and u.role_code <> 'technical'
      and u.id <> ${by}::uuid group by 1 order by 1 limit 1000`.execute(work.db);
  const each = rows.map(({ userId, n }) => ({ userId, values: { count: String(n), points: pointsText(points) } }));
  await work.notify(replacedMany, ...each);
}
