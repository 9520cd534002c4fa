-- Adds to the sums, or takes out of them (p_sign -1), what summary_sales holds of the sales. Plans: see summary_add_people.
create or replace function summary_add_sales(p_sales uuid[], p_sign int) returns void language plpgsql
set plan_cache_mode = 'force_custom_plan' as $$
begin
  insert into summary_goods as x (span, day, product_id, units, revenue, points, returned)
  select w.span, w.day, s.product_id, p_sign * sum(s.units), p_sign * sum(s.revenue), p_sign * sum(s.points),
    p_sign * sum(s.returned)
  from summary_sales s
  cross join lateral (select n, s.day - ((s.day - date '2000-01-01') & (n - 1))
    from unnest(array[1, 2, 4, 8, 16, 32, 64]) as n) as w(span, day)
  where s.sale_id = any (p_sales) group by 1, 2, 3
  on conflict (span, day, product_id) do update set units = x.units + excluded.units,
    revenue = x.revenue + excluded.revenue, points = x.points + excluded.points,
    returned = x.returned + excluded.returned;
  insert into summary_regions as x (owner, day, region, units, revenue, points, returned)
  select o.owner, s.day, s.region, p_sign * sum(s.units), p_sign * sum(s.revenue), p_sign * sum(s.points),
    p_sign * sum(s.returned)
  from summary_sales s
  cross join lateral (values (uuid '00000000-0000-0000-0000-000000000000'), (s.manufacturer_id), (s.brand_id)) as o(owner)
  where s.sale_id = any (p_sales) and o.owner is not null group by 1, 2, 3
  on conflict (owner, day, region) do update set units = x.units + excluded.units,
    revenue = x.revenue + excluded.revenue, points = x.points + excluded.points,
    returned = x.returned + excluded.returned;
end $$;
