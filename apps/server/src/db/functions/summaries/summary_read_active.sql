-- How many members have sent a sale in a period, for the dashboards.
create or replace function summary_read_active(p_zone text, p_partner uuid, p_group uuid, p_from date, p_to date)
returns bigint language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_h timestamptz := summary_horizon_of(p_zone); v_stores uuid[] := summary_stores(p_group);
  v_folded bigint := 0; v_change bigint;
  v_since timestamptz := p_from::timestamp at time zone p_zone;
  v_until timestamptz := (p_to + 1)::timestamp at time zone p_zone;
begin
  if v_h = '-infinity' then return summary_active_from_rows(p_partner, v_stores, v_since, v_until); end if;
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
  -- A member who has only sold, and not in this period, is where they were.
  moved as materialized (
    select m.ref as id from summary_marks m where m.kind = 'member'
    union
    select r.member_id from recent r where r.is_in)
  select count(*) filter (where x.is_now) - count(*) filter (where x.was) into v_change from (
    select v.was, u.id is not null and (v.came or coalesce(r.is_in, false)
      -- A member who is not folded yet has no visits stored.
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
