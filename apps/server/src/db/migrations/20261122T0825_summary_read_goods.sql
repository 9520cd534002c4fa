create function summary_sold_key(p_by text, p_day date, p_product uuid, p_region text) returns text language sql immutable as $$
  select case p_by when 'day' then p_day::text when 'product' then p_product::text else p_region end
$$;

-- The fewest spans of summary_goods that make up a period.
create function summary_spans(p_from date, p_to date) returns table (span int, day date) language plpgsql immutable as $$
declare v_low int := p_from - date '2000-01-01'; v_high int := p_to + 1 - date '2000-01-01'; v_span int := 1;
begin
  while v_low < v_high loop
    if v_span = 64 then
      return query select 64, date '2000-01-01' + n from generate_series(v_low, v_high - 64, 64) as n;
      return;
    end if;
    if v_low & v_span <> 0 then
      return query select v_span, date '2000-01-01' + v_low;
      v_low := v_low + v_span;
    end if;
    if v_high & v_span <> 0 then
      v_high := v_high - v_span;
      return query select v_span, date '2000-01-01' + v_high;
    end if;
    v_span := v_span * 2;
  end loop;
end $$;

create function summary_sold_anew(p_by text, p_partner uuid, p_stores uuid[], p_maker uuid, p_brand uuid, p_from date,
  p_to date)
returns table (key text, units bigint, revenue bigint, points bigint, returned bigint)
language plpgsql stable set plan_cache_mode = 'force_custom_plan' as $$
begin
  return query
  select summary_sold_key(p_by, n.day, n.product_id, n.region), sum(n.units)::bigint, sum(n.revenue)::bigint,
    sum(n.points)::bigint, sum(n.returned)::bigint
  from summary_sold n where n.day between p_from and p_to
    and (p_partner is null or n.partner_id = p_partner) and (p_stores is null or n.store_id = any (p_stores))
    and (p_maker is null or n.manufacturer_id = p_maker) and (p_brand is null or n.brand_id = p_brand)
  group by 1;
end $$;

-- What the sums hold of the marked sales (-1), and the marked and young sales as they are (1).
create function summary_sold_since(p_horizon timestamptz, p_by text, p_partner uuid, p_stores uuid[], p_maker uuid,
  p_brand uuid, p_from date, p_to date)
returns table (key text, units bigint, revenue bigint, points bigint, returned bigint)
language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
declare v_marked uuid[]; v_sales uuid[];
begin
  v_marked := array(select distinct m.ref from summary_marks m where m.kind = 'sale');
  -- Both ends: for a range without values the planner takes the index.
  v_sales := v_marked || array(select s.id from sales s
    where s.submitted_at >= p_horizon and s.submitted_at <= 'infinity' and not s.id = any (v_marked));
  if v_sales = '{}' then return; end if;
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
    and (p_maker is null or x.manufacturer_id = p_maker) and (p_brand is null or x.brand_id = p_brand)
  group by 1;
end $$;

-- Sales by the day of the sale. p_by: 'product', 'region' or 'day'.
create function summary_read_sold(p_by text, p_partner uuid, p_group uuid, p_maker uuid, p_brand uuid, p_from date, p_to date)
returns table (key text, units bigint, revenue bigint, points bigint, returned bigint)
language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_h timestamptz; v_stores uuid[] := summary_stores(p_group); v_is_placed boolean := p_partner is not null or p_group is not null;
begin
  select horizon into v_h from summary_state;
  -- A brand of goods or the region of a shop has changed, or a brand has goods of several manufacturers.
  if v_h = '-infinity' or not v_is_placed and p_by <> 'product' and (
    exists (select from summary_marks m where m.kind = 'goods')
    or p_maker is not null and p_brand is not null
      and exists (select from products p where p.brand_id = p_brand and p.manufacturer_id <> p_maker))
  then
    return query select * from summary_sold_anew(p_by, p_partner, v_stores, p_maker, p_brand, p_from, p_to);
    return;
  end if;

  if p_partner is not null then
    return query
    select summary_sold_key(p_by, s.day, s.product_id, t.region), sum(s.units)::bigint, sum(s.revenue)::bigint,
      sum(s.points)::bigint, sum(s.returned)::bigint
    from summary_sales s join products p on p.id = s.product_id join stores t on t.id = s.store_id
    where s.partner_id = p_partner and s.day between p_from and p_to and (v_stores is null or s.store_id = any (v_stores))
      and (p_maker is null or p.manufacturer_id = p_maker) and (p_brand is null or p.brand_id = p_brand)
    group by 1;
  elsif p_group is not null then
    return query
    select summary_sold_key(p_by, s.day, s.product_id, t.region), sum(s.units)::bigint, sum(s.revenue)::bigint,
      sum(s.points)::bigint, sum(s.returned)::bigint
    from summary_sales s join products p on p.id = s.product_id join stores t on t.id = s.store_id
    where s.store_id = any (v_stores) and s.day between p_from and p_to
      and (p_maker is null or p.manufacturer_id = p_maker) and (p_brand is null or p.brand_id = p_brand)
    group by 1;
  elsif p_by = 'product' then
    return query
    select g.product_id::text, sum(g.units)::bigint, sum(g.revenue)::bigint, sum(g.points)::bigint, sum(g.returned)::bigint
    from summary_spans(p_from, p_to) n
    cross join lateral (select * from summary_goods x where x.span = n.span and x.day = n.day offset 0) g
    where p_maker is null and p_brand is null or g.product_id in (
      -- By hash: one by one, five hundred goods of a manufacturer took most of the summary.
      select p.id from products p
      where (p_maker is null or p.manufacturer_id = p_maker) and (p_brand is null or p.brand_id = p_brand))
    group by g.product_id;
  elsif p_by = 'region' then
    return query
    select g.region, sum(g.units)::bigint, sum(g.revenue)::bigint, sum(g.points)::bigint, sum(g.returned)::bigint
    from summary_regions g
    where g.owner = coalesce(p_brand, p_maker, '00000000-0000-0000-0000-000000000000') and g.day between p_from and p_to
    group by g.region;
  else
    return query
    select g.day::text, sum(g.units)::bigint, sum(g.revenue)::bigint, sum(g.points)::bigint, sum(g.returned)::bigint
    from summary_regions g
    where g.owner = coalesce(p_brand, p_maker, '00000000-0000-0000-0000-000000000000') and g.day between p_from and p_to
    group by g.day;
  end if;
  return query select * from summary_sold_since(v_h, p_by, p_partner, v_stores, p_maker, p_brand, p_from, p_to);
end $$;
