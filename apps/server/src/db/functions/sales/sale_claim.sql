-- Claims the serial numbers and the receipt of a sale that is written already.
-- Locks: the receipt (advisory), then the claims in one order for everybody, so that two sales with the same numbers wait
-- instead of deadlocking.
-- Errors: PB020, a serial number is claimed (detail: the item); PB021, the receipt is used, or belongs to another store.
create or replace function sale_claim(p_sale uuid, p_member uuid, p_store uuid, p_receipt text, p_at timestamptz)
returns void language plpgsql as $$
declare i sale_items;
begin
  if p_receipt is not null then
    perform pg_advisory_xact_lock(hashtextextended(p_receipt, 7));
    if exists (select from receipt_claims where receipt_key = p_receipt and store_id <> p_store
      and sale_id <> p_sale and (live_until is null or live_until > p_at)) then
      raise exception 'receipt belongs to another store' using errcode = 'PB021';
    end if;
  end if;
  for i in select * from sale_items where sale_id = p_sale and removed_at is null
    order by product_id, serial_key nulls first
  loop
    if i.serial_key is not null then
      insert into serial_claims (product_id, serial_key, sale_item_id, sale_id, member_id, claimed_at)
      values (i.product_id, i.serial_key, i.id, p_sale, p_member, p_at)
      on conflict (product_id, serial_key) do update set sale_item_id = excluded.sale_item_id,
        sale_id = excluded.sale_id, member_id = excluded.member_id, claimed_at = excluded.claimed_at, live_until = null
        where serial_claims.live_until <= p_at or serial_claims.sale_id = p_sale;
      if not found then
        raise exception 'serial number is claimed' using errcode = 'PB020', detail = i.id::text;
      end if;
    end if;
    if p_receipt is not null then
      insert into receipt_claims (receipt_key, product_id, serial_key, sale_id, store_id)
      values (p_receipt, i.product_id, coalesce(i.serial_key, ''), p_sale, p_store)
      on conflict (receipt_key, product_id, serial_key) do update set sale_id = excluded.sale_id,
        store_id = excluded.store_id, live_until = null
        where receipt_claims.live_until <= p_at or receipt_claims.sale_id = p_sale;
      if not found then
        raise exception 'receipt is used' using errcode = 'PB021';
      end if;
    end if;
  end loop;
end $$;
