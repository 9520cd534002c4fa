-- A reader of a lively minute reads what is new, as the fold does: a sale that was sent stays sent, so of a person who
-- is folded only the marked and the young sales are looked at. All sales of each were read before.

-- Members and moments of the sales a reader counts from their rows: marked or young.
create function summary_recent(p_horizon timestamptz) returns table (member_id uuid, at timestamptz)
language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
begin
  return query
  select y.member_id, y.submitted_at from summary_marks m
    cross join lateral (select s.member_id, s.submitted_at from sales s where s.id = m.ref offset 0) y
    where m.kind = 'sale' and y.submitted_at < p_horizon
  union all
  -- Both ends: for a range without values the planner takes the index.
  select s.member_id, s.submitted_at from sales s
    where s.submitted_at >= p_horizon and s.submitted_at <= 'infinity';
end $$;

drop function summary_moved(timestamptz);
drop function summary_people_since(uuid[], text, uuid, uuid[]);
-- What the sums hold of the members that have changed (-1), and how they stand now (1). Whoever has only sold was seen
-- later at most: anything else about a person leaves a mark.
create function summary_people_since(p_horizon timestamptz, p_zone text, p_partner uuid, p_stores uuid[])
returns table (status text, joined date, seen date, sign int) language plpgsql stable
set plan_cache_mode = 'force_generic_plan' as $$
begin
  return query
  with recent as materialized (select r.member_id, max(r.at) as last from summary_recent(p_horizon) r group by 1),
  marked as materialized (select distinct m.ref as id from summary_marks m where m.kind = 'member'),
  folded as materialized (
    select d.id, d.is_marked, m.member_id, m.status, m.joined, m.seen, m.partner_id, m.store_id, r.last,
      (r.last at time zone p_zone)::date as sold
    from (select id, true as is_marked from marked
      union all
      select r.member_id, false from recent r where r.member_id not in (select id from marked)) d
    left join recent r on r.member_id = d.id
    left join lateral (select * from summary_members x where x.member_id = d.id offset 0) m on true),
  gone as (
    select f.* from folded f where f.member_id is not null and (f.is_marked or f.sold > f.seen)
      and (p_partner is null or f.partner_id = p_partner) and (p_stores is null or f.store_id = any (p_stores)))
  select g.status, g.joined, g.seen, -1 from gone g
  union all
  select g.status, g.joined, g.sold, 1 from gone g where not g.is_marked
  union all
  select u.status, (u.registered_at at time zone p_zone)::date,
    greatest(f.seen, (greatest(coalesce(u.last_login_at, u.registered_at), case when f.member_id is null
      then (select max(s.submitted_at) from sales s where s.member_id = f.id) else f.last end) at time zone p_zone)::date), 1
  from folded f cross join lateral (select * from users x where x.id = f.id offset 0) u
  where (f.is_marked or f.member_id is null) and u.role_code = 'member'
    and (p_partner is null or u.partner_id = p_partner) and (p_stores is null or u.store_id = any (p_stores));
end $$;

create or replace function summary_read_people(p_zone text, p_partner uuid, p_group uuid, p_from date, p_to date, p_asleep date)
returns table (what text, day date, status text, n bigint)
language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_h timestamptz := summary_horizon_of(p_zone); v_stores uuid[] := summary_stores(p_group);
  v_party uuid := coalesce(p_partner, '00000000-0000-0000-0000-000000000000');
begin
  if v_h > '-infinity' and p_group is null then
    return query select p.what, p.day, p.status, p.n from summary_people p
      where p.party = v_party and p.what = 'joined' and p.day between p_from and p_to;
    return query select p.what, p.day, p.status, p.n from summary_people p
      where p.party = v_party and p.what = 'status';
    return query select 'seen', null::date, '', sum(p.n)::bigint from summary_people p
      where p.party = v_party and p.what = 'seen' and p.day < p_asleep;
  end if;
  return query
  with people as materialized (
    select x.status, x.joined, x.seen, 1 as sign
      from summary_people_anew(p_zone, p_partner, v_stores) x where v_h = '-infinity'
    union all
    select x.status, x.joined, x.seen, 1 from summary_members x
      where v_h > '-infinity' and x.store_id = any (v_stores) and (p_partner is null or x.partner_id = p_partner)
    union all
    select x.status, x.joined, x.seen, x.sign
      from summary_people_since(v_h, p_zone, p_partner, v_stores) x where v_h > '-infinity')
  select 'joined', p.joined, '', sum(p.sign)::bigint from people p where p.joined between p_from and p_to group by 2
  union all
  select 'status', date '2000-01-01', p.status, sum(p.sign)::bigint from people p group by 3
  union all
  select 'seen', null, '', sum(p.sign)::bigint from people p where p.status = 'confirmed' and p.seen < p_asleep;
end $$;

create or replace function summary_read_active(p_zone text, p_partner uuid, p_group uuid, p_from date, p_to date)
returns bigint language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_h timestamptz := summary_horizon_of(p_zone); v_stores uuid[] := summary_stores(p_group);
  v_folded bigint := 0; v_change bigint;
  v_since timestamptz := p_from::timestamp at time zone p_zone;
  v_until timestamptz := (p_to + 1)::timestamp at time zone p_zone;
begin
  if v_h = '-infinity' then return summary_active_anew(p_partner, v_stores, v_since, v_until); end if;
  if v_stores is not null then
    select count(*) into v_folded from summary_visits v where v.store_id = any (v_stores)
      and (p_partner is null or v.partner_id = p_partner) and v.day between p_from and p_to and v.gap > v.day - p_from;
  elsif p_partner is not null then
    select count(*) into v_folded from summary_visits v where v.partner_id = p_partner
      and v.day between p_from and p_to and v.gap > v.day - p_from;
  else
    select coalesce(sum(v.n), 0) into v_folded from summary_visit_days v
      where v.day between p_from and p_to and v.gap > v.day - p_from;
  end if;
  with recent as materialized (
    select r.member_id, bool_or(r.at >= v_since and r.at < v_until) as is_in from summary_recent(v_h) r group by 1),
  -- Whoever has only sold, and not in this period, is where they were.
  moved as materialized (
    select m.ref as id from summary_marks m where m.kind = 'member'
    union
    select r.member_id from recent r where r.is_in)
  select count(*) filter (where x.is_now) - count(*) filter (where x.was) into v_change from (
    select v.was, u.id is not null and (v.came or coalesce(r.is_in, false)
      -- Whoever is not folded yet has no visits kept.
      or not exists (select from summary_members k where k.member_id = d.id)
        and exists (select from sales s
          where s.member_id = d.id and s.submitted_at >= v_since and s.submitted_at < v_until)) as is_now
    from moved d
    left join recent r on r.member_id = d.id
    cross join lateral (select count(*) > 0 as came,
        coalesce(bool_or((p_partner is null or v.partner_id = p_partner)
          and (v_stores is null or v.store_id = any (v_stores))), false) as was
      from summary_visits v where v.member_id = d.id and v.day between p_from and p_to) v
    left join lateral (
      select m.id from users m where m.id = d.id and m.role_code = 'member'
        and (p_partner is null or m.partner_id = p_partner)
        and (v_stores is null or m.store_id = any (v_stores)) limit 1) u on true) x;
  return v_folded + v_change;
end $$;

create or replace function summary_sold_since(p_horizon timestamptz, p_by text, p_partner uuid, p_stores uuid[], p_maker uuid,
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
    and (p_maker is null or x.manufacturer_id = p_maker) and (p_brand is null or x.brand_id = p_brand)
  group by 1;
end $$;
