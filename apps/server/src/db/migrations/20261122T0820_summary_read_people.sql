-- Members a reader has to count from their rows: marked, or with a sale that is marked or young.
create function summary_moved(p_horizon timestamptz) returns uuid[] language plpgsql stable
set plan_cache_mode = 'force_generic_plan' as $$
begin
  return array(
    select m.ref from summary_marks m where m.kind = 'member'
    union
    select y.member_id from summary_marks m
      cross join lateral (select s.member_id from sales s where s.id = m.ref offset 0) y where m.kind = 'sale'
    union
    -- Both ends: for a range without values the planner takes the index.
    select s.member_id from sales s where s.submitted_at >= p_horizon and s.submitted_at <= 'infinity');
end $$;

-- Members as the sums would know them, from their rows.
create function summary_people_anew(p_zone text, p_partner uuid, p_stores uuid[])
returns table (status text, joined date, seen date) language plpgsql stable set plan_cache_mode = 'force_custom_plan' as $$
begin
  return query
  select u.status, (u.registered_at at time zone p_zone)::date,
    (greatest(coalesce(u.last_login_at, u.registered_at), s.last) at time zone p_zone)::date
  from users u left join (select member_id, max(submitted_at) as last from sales group by 1) s on s.member_id = u.id
  where u.role_code = 'member'
    and (p_partner is null or u.partner_id = p_partner) and (p_stores is null or u.store_id = any (p_stores));
end $$;

-- What the sums hold of some members (-1), and how they stand now (1).
create function summary_people_since(p_members uuid[], p_zone text, p_partner uuid, p_stores uuid[])
returns table (status text, joined date, seen date, sign int) language plpgsql stable
set plan_cache_mode = 'force_generic_plan' as $$
begin
  return query
  select m.status, m.joined, m.seen, -1
  from unnest(p_members) as d(id) cross join lateral (select * from summary_members x where x.member_id = d.id offset 0) m
  where (p_partner is null or m.partner_id = p_partner) and (p_stores is null or m.store_id = any (p_stores));
  return query
  select u.status, (u.registered_at at time zone p_zone)::date,
    (greatest(coalesce(u.last_login_at, u.registered_at),
      (select max(s.submitted_at) from sales s where s.member_id = d.id)) at time zone p_zone)::date, 1
  from unnest(p_members) as d(id) cross join lateral (select * from users x where x.id = d.id offset 0) u
  where u.role_code = 'member'
    and (p_partner is null or u.partner_id = p_partner) and (p_stores is null or u.store_id = any (p_stores));
end $$;

-- what: 'joined' by day from p_from to p_to, 'status' by status, 'seen' of the confirmed: last sign-in or sale before the
-- day p_asleep.
create function summary_read_people(p_zone text, p_partner uuid, p_group uuid, p_from date, p_to date, p_asleep date)
returns table (what text, day date, status text, n bigint)
language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_h timestamptz := summary_horizon_of(p_zone); v_stores uuid[] := summary_stores(p_group); v_members uuid[];
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
  if v_h > '-infinity' then
    v_members := summary_moved(v_h);
    if p_group is null and v_members = '{}' then return; end if;
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
      from summary_people_since(v_members, p_zone, p_partner, v_stores) x where v_h > '-infinity')
  select 'joined', p.joined, '', sum(p.sign)::bigint from people p where p.joined between p_from and p_to group by 2
  union all
  select 'status', date '2000-01-01', p.status, sum(p.sign)::bigint from people p group by 3
  union all
  select 'seen', null, '', sum(p.sign)::bigint from people p where p.status = 'confirmed' and p.seen < p_asleep;
end $$;

-- How many different members sent a sale from p_from to p_to: those whose first visit of the period a day was.
create function summary_read_active(p_zone text, p_partner uuid, p_group uuid, p_from date, p_to date)
returns bigint language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_h timestamptz := summary_horizon_of(p_zone); v_stores uuid[] := summary_stores(p_group); v_members uuid[];
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
  v_members := summary_moved(v_h);
  if v_members = '{}' then return v_folded; end if;
  select count(*) filter (where x.is_now) - count(*) filter (where x.was) into v_change from (
    select exists (select from summary_visits v where v.member_id = d.id and v.day between p_from and p_to
        and (p_partner is null or v.partner_id = p_partner) and (v_stores is null or v.store_id = any (v_stores))) as was,
      u.id is not null and exists (
        select from sales s where s.member_id = d.id and s.submitted_at >= v_since and s.submitted_at < v_until) as is_now
    from unnest(v_members) as d(id) left join lateral (
      select m.id from users m where m.id = d.id and m.role_code = 'member'
        and (p_partner is null or m.partner_id = p_partner)
        and (v_stores is null or m.store_id = any (v_stores)) limit 1) u on true) x;
  return v_folded + v_change;
end $$;

create function summary_active_anew(p_partner uuid, p_stores uuid[], p_since timestamptz, p_until timestamptz)
returns bigint language plpgsql stable set plan_cache_mode = 'force_custom_plan' as $$
begin
  return (select count(distinct s.member_id) from sales s join users u on u.id = s.member_id
    where s.submitted_at >= p_since and s.submitted_at < p_until and u.role_code = 'member'
      and (p_partner is null or u.partner_id = p_partner) and (p_stores is null or u.store_id = any (p_stores)));
end $$;
