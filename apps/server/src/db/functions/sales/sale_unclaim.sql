-- Releases the claims of a sale. p_until null: at once; otherwise each holds until then (dispute window).
-- Locks: the claims of the sale.
create or replace function sale_unclaim(p_sale uuid, p_until timestamptz) returns void language plpgsql as $$
begin
  if p_until is null then
    delete from serial_claims where sale_id = p_sale;
    delete from receipt_claims where sale_id = p_sale;
  else
    update serial_claims set live_until = p_until where sale_id = p_sale;
    update receipt_claims set live_until = p_until where sale_id = p_sale;
  end if;
end $$;
