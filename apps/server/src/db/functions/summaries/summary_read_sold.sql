-- Sales by the day of the sale, for the dashboards. p_by: 'product', 'region' or 'day'.
create or replace function summary_read_sold(p_by text, p_partner uuid, p_group uuid, p_manufacturer uuid, p_brand uuid, p_from date, p_to date)
returns table (key text, units bigint, revenue bigint, points bigint, returned bigint)
language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_h timestamptz; v_stores uuid[] := summary_stores(p_group); v_is_placed boolean := p_partner is not null or p_group is not null;
begin
  select horizon into v_h from summary_state;
  -- A brand of goods or the region of a shop has changed, or a brand has goods of several manufacturers.
  if v_h = '-infinity' or not v_is_placed and p_by <> 'product' and (
    exists (select from summary_marks m where m.kind = 'goods')
    or p_manufacturer is not null and p_brand is not null
      and exists (select from products p where p.brand_id = p_brand and p.manufacturer_id <> p_manufacturer))
  then
    return query select * from summary_sold_from_rows(p_by, p_partner, v_stores, p_manufacturer, p_brand, p_from, p_to);
    return;
  end if;

  if p_partner is not null then
    return query
    select summary_sold_key(p_by, s.day, s.product_id, t.region), sum(s.units)::bigint, sum(s.revenue)::bigint,
      sum(s.points)::bigint, sum(s.returned)::bigint
    from summary_sales s join products p on p.id = s.product_id join stores t on t.id = s.store_id
    where s.partner_id = p_partner and s.day between p_from and p_to and (v_stores is null or s.store_id = any (v_stores))
      and (p_manufacturer is null or p.manufacturer_id = p_manufacturer) and (p_brand is null or p.brand_id = p_brand)
    group by 1;
  elsif p_group is not null then
    return query
    select summary_sold_key(p_by, s.day, s.product_id, t.region), sum(s.units)::bigint, sum(s.revenue)::bigint,
      sum(s.points)::bigint, sum(s.returned)::bigint
    from summary_sales s join products p on p.id = s.product_id join stores t on t.id = s.store_id
    where s.store_id = any (v_stores) and s.day between p_from and p_to
      and (p_manufacturer is null or p.manufacturer_id = p_manufacturer) and (p_brand is null or p.brand_id = p_brand)
    group by 1;
  elsif p_by = 'product' then
    return query
    select g.product_id::text, sum(g.units)::bigint, sum(g.revenue)::bigint, sum(g.points)::bigint, sum(g.returned)::bigint
    from summary_spans(p_from, p_to) n
    cross join lateral (select * from summary_goods x where x.span = n.span and x.day = n.day offset 0) g
    where p_manufacturer is null and p_brand is null or g.product_id in (
      -- By hash: one by one, five hundred goods of a manufacturer took most of the summary.
      select p.id from products p
      where (p_manufacturer is null or p.manufacturer_id = p_manufacturer) and (p_brand is null or p.brand_id = p_brand))
    group by g.product_id;
  elsif p_by = 'region' then
    return query
    select g.region, sum(g.units)::bigint, sum(g.revenue)::bigint, sum(g.points)::bigint, sum(g.returned)::bigint
    from summary_regions g
    where g.owner = coalesce(p_brand, p_manufacturer, '00000000-0000-0000-0000-000000000000') and g.day between p_from and p_to
    group by g.region;
  else
    return query
    select g.day::text, sum(g.units)::bigint, sum(g.revenue)::bigint, sum(g.points)::bigint, sum(g.returned)::bigint
    from summary_regions g
    where g.owner = coalesce(p_brand, p_manufacturer, '00000000-0000-0000-0000-000000000000') and g.day between p_from and p_to
    group by g.day;
  end if;
  return query select * from summary_sold_since(v_h, p_by, p_partner, v_stores, p_manufacturer, p_brand, p_from, p_to);
end $$;
