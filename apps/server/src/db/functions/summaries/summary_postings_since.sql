-- What has to be added to the folded postings: the young, the late, and those of members who came or left.
create or replace function summary_postings_since(p_horizon timestamptz, p_zone text, p_partner uuid, p_stores uuid[], p_manufacturer uuid,
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
      (select 1 from users u where p_manufacturer is null and u.id = t.member_id and u.role_code = 'member'
        and (p_partner is null or u.partner_id = p_partner) and (p_stores is null or u.store_id = any (p_stores)) limit 1)
      union all
      (select 1 from sale_items i join products p on p.id = i.product_id
        where p_manufacturer is not null and i.id = t.sale_item_id and p.manufacturer_id = p_manufacturer limit 1)) mine
    group by 1, 2;
  end if;
  if p_manufacturer is not null then return; end if;
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
