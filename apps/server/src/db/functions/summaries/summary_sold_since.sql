-- What has to be added to the folded sales: the marked as the sums hold them (taken out), the marked and young as they are.
create or replace function summary_sold_since(p_horizon timestamptz, p_by text, p_partner uuid, p_stores uuid[], p_manufacturer uuid,
  p_brand uuid, p_from date, p_to date)
returns table (key text, units bigint, revenue bigint, points bigint, returned bigint)
language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
declare v_marked uuid[]; v_sales uuid[];
begin
  v_marked := array(select distinct m.ref from summary_marks m where m.kind = 'sale');
  -- Only of the period asked: a sale is one row, what it is made of four times as many blocks. Both ends of the moment:
  -- for a range without values the planner takes the index.
  v_sales := array(
    select s.id from unnest(v_marked) as d(id)
      cross join lateral (select x.id, x.sale_date from sales x where x.id = d.id offset 0) s
      where s.sale_date between p_from and p_to
    union
    -- By the moment first: the days of the period are the whole month's sales.
    select s.id from (select x.id, x.sale_date from sales x
        where x.submitted_at >= p_horizon and x.submitted_at <= 'infinity' offset 0) s
      where s.sale_date between p_from and p_to);
  if v_marked = '{}' and v_sales = '{}' then return; end if;
  return query
  select summary_sold_key(p_by, x.day, x.product_id, x.region), sum(x.sign * x.units)::bigint,
    sum(x.sign * x.revenue)::bigint, sum(x.sign * x.points)::bigint, sum(x.sign * x.returned)::bigint
  from (
    select m.day, m.product_id, t.region, m.partner_id, m.store_id, p.manufacturer_id, p.brand_id, m.units, m.revenue,
      m.points, m.returned, -1 as sign
    from unnest(v_marked) as d(id)
    cross join lateral (select * from summary_sales s where s.sale_id = d.id offset 0) m
    join products p on p.id = m.product_id join stores t on t.id = m.store_id
    union all
    select n.day, n.product_id, n.region, n.partner_id, n.store_id, n.manufacturer_id, n.brand_id, n.units, n.revenue,
      n.points, n.returned, 1
    from unnest(v_sales) as d(id)
    cross join lateral (select * from summary_sold s where s.sale_id = d.id offset 0) n) x
  where x.day between p_from and p_to
    and (p_partner is null or x.partner_id = p_partner) and (p_stores is null or x.store_id = any (p_stores))
    and (p_manufacturer is null or x.manufacturer_id = p_manufacturer) and (p_brand is null or x.brand_id = p_brand)
  group by 1;
end $$;
