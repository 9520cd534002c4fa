-- Claims serial numbers and receipts of sales, in the one order everybody follows, so that two with the same numbers wait
-- for each other instead of deadlocking. p: [{id, member_id, store_id, receipt: {key}, items: [{id, product_id, serial_key}],
-- status}]; a draft claims nothing. Answers the sales that do not get theirs: state PB020, a serial number is claimed (detail:
-- the item); PB021, the receipt is used, or belongs to another store; null when another sale of this list comes first. These
-- leave no claim behind.
-- Locks: the receipts (advisory) in their order, then the claims.
create or replace function sale_claim_batch(p jsonb, p_at timestamptz) returns table (sale_id uuid, state text, detail text)
language plpgsql set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
#variable_conflict use_column
declare v_lost uuid[]; v_states text[]; v_details text[]; r record;
begin
  perform pg_advisory_xact_lock(hashtextextended(q.receipt, 7)) from (
    select distinct s->'receipt'->>'key' as receipt from jsonb_array_elements(p) s
    where s->'receipt'->>'key' is not null and s->>'status' is distinct from 'draft' order by 1) q;
  for r in
    with goods as materialized (
      select s.n, s.id as sale_id, s.member_id, s.store_id, s.receipt->>'key' as receipt, i.id, i.product_id, i.serial_key
      from rows from (jsonb_to_recordset(p) as (id uuid, member_id uuid, store_id uuid, status text, receipt jsonb,
        items jsonb)) with ordinality as s(id, member_id, store_id, status, receipt, items, n)
      cross join lateral jsonb_to_recordset(s.items) as i(id uuid, product_id uuid, serial_key text)
      where (i.serial_key is not null or s.receipt->>'key' is not null) and s.status is distinct from 'draft'),
    -- A receipt or a number that stands in two sales of the list goes to the first.
    later as materialized (
      select distinct g.sale_id from goods g join goods e on e.n < g.n
        and (e.receipt = g.receipt or (e.product_id = g.product_id and e.serial_key = g.serial_key))),
    elsewhere as materialized (
      select distinct g.sale_id from goods g join receipt_claims c on c.receipt_key = g.receipt and c.store_id <> g.store_id
        and c.sale_id <> g.sale_id and (c.live_until is null or c.live_until > p_at)),
    free as materialized (
      select * from goods where sale_id not in (select sale_id from later) and sale_id not in (select sale_id from elsewhere)),
    numbered as (
      insert into serial_claims (product_id, serial_key, sale_item_id, sale_id, member_id, claimed_at)
      select product_id, serial_key, id, sale_id, member_id, p_at from free where serial_key is not null
      order by product_id, serial_key
      on conflict (product_id, serial_key) do update set sale_item_id = excluded.sale_item_id,
        sale_id = excluded.sale_id, member_id = excluded.member_id, claimed_at = excluded.claimed_at, live_until = null
        where serial_claims.live_until <= p_at or serial_claims.sale_id = excluded.sale_id
      returning sale_item_id),
    receipted as (
      insert into receipt_claims (receipt_key, product_id, serial_key, sale_id, store_id)
      select distinct on (receipt, product_id, coalesce(serial_key, '')) receipt, product_id, coalesce(serial_key, ''),
        sale_id, store_id
      from free where receipt is not null order by receipt, product_id, coalesce(serial_key, '')
      on conflict (receipt_key, product_id, serial_key) do update set sale_id = excluded.sale_id,
        store_id = excluded.store_id, live_until = null
        where receipt_claims.live_until <= p_at or receipt_claims.sale_id = excluded.sale_id
      returning receipt_key, product_id, serial_key, sale_id)
    select sale_id, null as state, null as detail from later
    union all
    select sale_id, 'PB021', null from elsewhere where sale_id not in (select sale_id from later)
    union all
    select f.sale_id, 'PB020', f.id::text from free f
      where f.serial_key is not null and f.id not in (select sale_item_id from numbered)
    union all
    select f.sale_id, 'PB021', null from free f where f.receipt is not null
      and (f.receipt, f.product_id, coalesce(f.serial_key, ''), f.sale_id) not in (select * from receipted)
  loop
    continue when r.sale_id = any (v_lost);
    v_lost := v_lost || r.sale_id; v_states := v_states || r.state; v_details := v_details || r.detail;
  end loop;
  if v_lost is null then return; end if;
  delete from serial_claims where sale_id = any (v_lost);
  delete from receipt_claims where sale_id = any (v_lost);
  return query select * from unnest(v_lost, v_states, v_details);
end $$;
