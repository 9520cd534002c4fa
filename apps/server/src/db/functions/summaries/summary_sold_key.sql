-- What sales are grouped by: the day, the product or the region.
create or replace function summary_sold_key(p_by text, p_day date, p_product uuid, p_region text) returns text language sql immutable as $$
  select case p_by when 'day' then p_day::text when 'product' then p_product::text else p_region end
$$;
