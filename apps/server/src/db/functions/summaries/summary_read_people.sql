-- Members by status, those who joined in a period, and those not seen since p_asleep, for the dashboards.
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
      from summary_people_from_rows(p_zone, p_partner, v_stores) x where v_h = '-infinity'
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
