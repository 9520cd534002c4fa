-- The sums as they are now: what is folded, less what the sums hold of the marked, plus the marked and the young counted
-- from their rows; the pieces come as separate rows, for the caller to add up. Each function is STABLE: it sees what the
-- statement sees that calls it, so its answer equals the direct sums whatever runs beside it. p_partner and p_group (of
-- shops) are null for the whole programme. A horizon of -infinity is that of sums that cannot serve, as before the first
-- fold: then everything is young. Plans are generic, and the searches written so that only one fits: there is a hundred
-- of statements in a summary, and planning each costs more than running it. *_anew plans for its values.

create function summary_horizon_of(p_zone text) returns timestamptz language sql stable as $$
  select case when zone = p_zone then horizon else '-infinity' end from summary_state
$$;

-- Shops of a group; null for no group.
create function summary_stores(p_group uuid) returns uuid[] language sql stable as $$
  select case when p_group is not null then array(select store_id from store_group_stores where group_id = p_group) end
$$;

-- Whether sums by party hold this place: its group has not changed, and a group within a partner is the group.
create function summary_is_party(p_partner uuid, p_group uuid, p_stores uuid[]) returns boolean language plpgsql stable as $$
begin
  if p_group is null then return true; end if;
  return not exists (select from summary_marks where kind = 'group' and ref = p_group)
    and (p_partner is null or not exists (
      select from summary_members where store_id = any (p_stores) and partner_id is distinct from p_partner));
end $$;

create function summary_postings_anew(p_zone text, p_partner uuid, p_stores uuid[], p_maker uuid, p_since timestamptz,
  p_until timestamptz)
returns table (day date, type ledger_operation, postings bigint, points bigint, owed bigint, debt bigint)
language plpgsql stable set plan_cache_mode = 'force_custom_plan' as $$
begin
  if p_maker is not null then
    return query select (t.at at time zone p_zone)::date, t.type, count(*), sum(t.amount)::bigint, 0::bigint, 0::bigint
      from transfers t join sale_items i on i.id = t.sale_item_id join products p on p.id = i.product_id
      where p.manufacturer_id = p_maker and t.at >= p_since and t.at < p_until group by 1, 2;
  else
    return query select (t.at at time zone p_zone)::date, t.type, count(*), sum(t.amount)::bigint,
        sum(t.d_pending + t.d_active + t.d_reserved)::bigint, sum(t.d_debt)::bigint
      from ledger_postings t join users u on u.id = t.member_id
      where t.at >= p_since and t.at < p_until and u.role_code = 'member'
        and (p_partner is null or u.partner_id = p_partner) and (p_stores is null or u.store_id = any (p_stores))
      group by 1, 2;
  end if;
end $$;

-- What has to be added to the folded postings: the young, the late, and those of members who came or left.
create function summary_postings_since(p_horizon timestamptz, p_zone text, p_partner uuid, p_stores uuid[], p_maker uuid,
  p_since timestamptz, p_until timestamptz)
returns table (day date, type ledger_operation, postings bigint, points bigint, owed bigint, debt bigint)
language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
declare v_moved uuid[]; v_out uuid[]; v_in uuid[];
begin
  if p_until > p_horizon or exists (select from summary_marks where kind = 'posting') then
    return query
    select (t.at at time zone p_zone)::date, t.type, count(*), sum(t.amount)::bigint,
      sum(t.d_pending + t.d_active + t.d_reserved)::bigint, sum(t.d_debt)::bigint
    from (
      select * from ledger_postings y where y.at >= greatest(p_horizon, p_since) and y.at < p_until
      union all
      select y.* from summary_marks k cross join lateral (
        select * from ledger_postings z where k.kind = 'posting' and z.member_id = k.ref and z.seq = k.seq offset 0) y
      where y.at < p_horizon and y.at >= p_since and y.at < p_until) t
    cross join lateral (
      (select 1 from users u where p_maker is null and u.id = t.member_id and u.role_code = 'member'
        and (p_partner is null or u.partner_id = p_partner) and (p_stores is null or u.store_id = any (p_stores)) limit 1)
      union all
      (select 1 from sale_items i join products p on p.id = i.product_id
        where p_maker is not null and i.id = t.sale_item_id and p.manufacturer_id = p_maker limit 1)) mine
    group by 1, 2;
  end if;
  if p_maker is not null then return; end if;
  v_moved := array(select distinct m.ref from summary_marks m where m.kind = 'member');
  if v_moved = '{}' then return; end if;
  select array_agg(x.id) filter (where x.was and not x.is_now), array_agg(x.id) filter (where x.is_now and not x.was)
  into v_out, v_in from (
    select d.id,
      exists (select from summary_members m where m.member_id = d.id and (p_partner is null or m.partner_id = p_partner)
        and (p_stores is null or m.store_id = any (p_stores))) as was,
      exists (select from users u where u.id = d.id and u.role_code = 'member'
        and (p_partner is null or u.partner_id = p_partner)
        and (p_stores is null or u.store_id = any (p_stores))) as is_now
    from unnest(v_moved) as d(id)) x;
  v_moved := v_out || v_in;
  if v_moved is null then return; end if;
  return query
  select (t.at at time zone p_zone)::date, t.type, (s.sign * count(*))::bigint, (s.sign * sum(t.amount))::bigint,
    (s.sign * sum(t.d_pending + t.d_active + t.d_reserved))::bigint, (s.sign * sum(t.d_debt))::bigint
  from unnest(v_moved) as d(id)
  cross join lateral (select case when d.id = any (v_in) then 1 else -1 end as sign) s
  cross join lateral (select * from ledger_postings y where y.member_id = d.id and y.at < p_horizon and y.at >= p_since
    and y.at < p_until offset 0) t
  where not exists (select from summary_marks k where k.kind = 'posting' and k.ref = t.member_id and k.seq = t.seq)
  group by 1, 2, s.sign;
end $$;

create function summary_read_postings(p_zone text, p_partner uuid, p_group uuid, p_maker uuid, p_from date, p_to date)
returns table (day date, type ledger_operation, postings bigint, points bigint)
language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_h timestamptz := summary_horizon_of(p_zone); v_stores uuid[] := summary_stores(p_group);
  v_since timestamptz := p_from::timestamp at time zone p_zone;
  v_until timestamptz := (p_to + 1)::timestamp at time zone p_zone;
begin
  if v_h = '-infinity' or not summary_is_party(p_partner, p_group, v_stores)
    or p_maker is not null and exists (select from summary_marks where kind = 'goods')
  then
    return query select t.day, t.type, t.postings, t.points
      from summary_postings_anew(p_zone, p_partner, v_stores, p_maker, v_since, v_until) t;
    return;
  end if;
  return query select d.day, d.type, d.postings, d.points from summary_days d
    where d.partner_id = coalesce(p_maker, p_group, p_partner, '00000000-0000-0000-0000-000000000000')
      and d.day between p_from and p_to and d.postings <> 0;
  return query select t.day, t.type, t.postings, t.points
    from summary_postings_since(v_h, p_zone, p_partner, v_stores, p_maker, v_since, v_until) t;
end $$;

-- Points the programme owes, and those it is owed.
create function summary_read_owed(p_zone text, p_partner uuid, p_group uuid) returns table (points bigint, debt bigint)
language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
declare v_h timestamptz := summary_horizon_of(p_zone); v_stores uuid[] := summary_stores(p_group);
begin
  if v_h = '-infinity' or not summary_is_party(p_partner, p_group, v_stores) then
    return query select t.owed, t.debt
      from summary_postings_anew(p_zone, p_partner, v_stores, null, '-infinity', 'infinity') t;
    return;
  end if;
  return query select o.points, o.debt from summary_owed o
    where o.party = coalesce(p_group, p_partner, '00000000-0000-0000-0000-000000000000');
  return query select t.owed, t.debt
    from summary_postings_since(v_h, p_zone, p_partner, v_stores, null, '-infinity', 'infinity') t;
end $$;
