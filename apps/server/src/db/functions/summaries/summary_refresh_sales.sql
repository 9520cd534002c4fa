-- Brings what the sums hold of these sales up to p_to.
-- Locks: none of its own, the caller is the only one that refreshes.
create or replace function summary_refresh_sales(p_to timestamptz, p_sales uuid[]) returns void language plpgsql
set plan_cache_mode = 'force_custom_plan' set random_page_cost = 1.1 as $$
begin
  perform summary_add_sales(p_sales, -1);
  delete from summary_sales where sale_id = any (p_sales);
  insert into summary_sales (sale_id, product_id, partner_id, store_id, manufacturer_id, brand_id, region, day, units,
    revenue, points, returned)
  select sale_id, product_id, partner_id, store_id, manufacturer_id, brand_id, region, day, sum(units), sum(revenue),
    sum(points), sum(returned)
  from summary_sold where sale_id = any (p_sales) and submitted_at < p_to group by 1, 2, 3, 4, 5, 6, 7, 8;
  perform summary_add_sales(p_sales, 1);
end $$;
