import type { Stage } from './stage.ts';

interface Example {
  sale: object;
  items: object[];
  accruals: object[];
}

// Its goods, points by promotions, signs and words are what the rules made of the request.
const example = `select jsonb_build_object('is_new', true, 'hash', '00', 'status', s.status, 'store_id', s.store_id,
    'partner_id', s.partner_id, 'sale_date', s.sale_date, 'source', s.source, 'points_preview', s.points_preview,
    'total_kopecks', s.total_kopecks, 'sla_due_at', null, 'file_ids', '[]'::jsonb,
    'flags', (select coalesce(jsonb_agg(to_jsonb(f) - 'sale_id' - 'related_sale_id'), '[]') from sale_flags f where f.sale_id = s.id),
    'event', (select jsonb_build_object('title', e.title, 'actor_kind', e.actor_kind) from sale_events e
      where e.sale_id = s.id limit 1)) as sale,
  (select jsonb_agg(to_jsonb(i) - 'id' - 'sale_id' - 'removed_at' order by i.position) from sale_items i where i.sale_id = s.id) as items,
  (select jsonb_agg(jsonb_build_object('kind', a.kind, 'promotion_id', a.promotion_id, 'promotion_version_id',
    a.promotion_version_id, 'points', a.points)) from accruals a where a.sale_id = s.id) as accruals
  from sales s where s.source = 'portal' and s.submitted_at is not null order by s.submitted_at desc, s.id desc limit 1`;

// pgbench takes a colon before a letter or a figure for a variable of its own: each is followed by a space.
const literal = (value: object): string => {
  const text = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ').replaceAll("'", "''");
  if (/:\w/.test(text)) throw new Error(`pgbench would take a part of it for a variable: ${text}`);
  return `'${text}'::jsonb`;
};

const list = (parts: readonly object[], own: string): string =>
  `jsonb_build_array(${parts.map((part) => `${literal(part)} || ${own}`).join(', ')})`;

/**
 * The sale the server has written last, to be written by pgbench for another member (`member`: an SQL expression of
 * `:n`) with the function the server calls: document, item, signs, event and every line of points.
 */
export async function saleScript({ database }: Stage, start: string, member: string): Promise<string> {
  const { rows } = await database.pool.query<Example>(example);
  const [lastSale] = rows;
  if (!lastSale) throw new Error('no sale has been sent yet');
  const { sale, items, accruals } = lastSale;
  if (items.length !== 1) throw new Error('the sale of the comparison has one item');
  return `${start}
select sale_register_batch(jsonb_build_array(${literal(sale)} || jsonb_build_object('id', s, 'member_id', ${member}, 'key', gen_random_uuid(),
  'sla_due_at', now(), 'items', ${list(items, "jsonb_build_object('id', i)")},
  'lines', ${list(accruals, "jsonb_build_object('sale_item_id', i)")},
  'ref', jsonb_build_object('sale_id', s, 'actor_kind', 'user'))), now()) from (select ledger_id() as s, ledger_id() as i) x;`;
}
