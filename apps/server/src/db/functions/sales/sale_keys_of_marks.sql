-- Numbers of a product that carries marks from now on are compared as they stand: what differed before differs still.
-- Locks: the claims and the items of the product.
create or replace function sale_keys_of_marks(p_product uuid) returns void language plpgsql as $$
begin
  update receipt_claims c set serial_key = i.serial_number from sale_items i
    where i.product_id = p_product and i.sale_id = c.sale_id and c.product_id = p_product and c.serial_key = i.serial_key
      and i.removed_at is null;
  update serial_claims c set serial_key = i.serial_number from sale_items i
    where c.product_id = p_product and i.id = c.sale_item_id and i.serial_number is not null;
  update sale_items set serial_key = serial_number where product_id = p_product and serial_key is not null;
end $$;
