-- Claims the serial numbers and the receipt of a sale that is written already; a unit that has come back stays free.
-- Locks: as sale_claim_batch.
-- Errors: PB020, a serial number is claimed (detail: the item); PB021, the receipt is used, or belongs to another store.
create or replace function sale_claim(p_sale uuid, p_member uuid, p_store uuid, p_receipt text, p_at timestamptz)
returns void language plpgsql as $$
declare v_lost record;
begin
  select * into v_lost from sale_claim_batch(jsonb_build_array(jsonb_build_object('id', p_sale, 'member_id', p_member,
    'store_id', p_store, 'receipt', jsonb_build_object('key', p_receipt), 'items', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'product_id', i.product_id, 'serial_key', i.serial_key)), '[]')
      from sale_items i where i.sale_id = p_sale and i.removed_at is null and i.status <> 'returned'))), p_at);
  if found then
    raise exception 'a serial number or the receipt is claimed' using errcode = v_lost.state, detail = coalesce(v_lost.detail, '');
  end if;
end $$;
