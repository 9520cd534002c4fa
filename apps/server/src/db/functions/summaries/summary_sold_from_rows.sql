-- Sales of a period by day, product or region, from the rows.
create or replace function summary_sold_from_rows(p_by text, p_partner uuid, p_stores uuid[], p_manufacturer uuid, p_brand uuid, p_from date,
  p_to date)
returns table (key text, units bigint, revenue bigint, points bigint, returned bigint)
language plpgsql stable set plan_cache_mode = 'force_custom_plan' as $$
begin
  return query
  select summary_sold_key(p_by, n.day, n.product_id, n.region), sum(n.units)::bigint, sum(n.revenue)::bigint,
    sum(n.points)::bigint, sum(n.returned)::bigint
  from summary_sold n where n.day between p_from and p_to
    and (p_partner is null or n.partner_id = p_partner) and (p_stores is null or n.store_id = any (p_stores))
    and (p_manufacturer is null or n.manufacturer_id = p_manufacturer) and (p_brand is null or n.brand_id = p_brand)
  group by 1;
end $$;
