-- Postings of a period by day and type, for the dashboards.
create or replace function summary_read_postings(p_zone text, p_partner uuid, p_group uuid, p_manufacturer uuid, p_from date, p_to date)
returns table (day date, type ledger_operation, postings bigint, points bigint)
language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
declare
  v_h timestamptz := summary_horizon_of(p_zone); v_stores uuid[] := summary_stores(p_group);
  v_since timestamptz := p_from::timestamp at time zone p_zone;
  v_until timestamptz := (p_to + 1)::timestamp at time zone p_zone;
begin
  if v_h = '-infinity' or not summary_is_party(p_partner, p_group, v_stores)
    or p_manufacturer is not null and exists (select from summary_marks where kind = 'goods')
  then
    return query select t.day, t.type, t.postings, t.points
      from summary_postings_from_rows(p_zone, p_partner, v_stores, p_manufacturer, v_since, v_until) t;
    return;
  end if;
  return query select d.day, d.type, d.postings, d.points from summary_days d
    where d.partner_id = coalesce(p_manufacturer, p_group, p_partner, '00000000-0000-0000-0000-000000000000')
      and d.day between p_from and p_to and d.postings <> 0;
  return query select t.day, t.type, t.postings, t.points
    from summary_postings_since(v_h, p_zone, p_partner, v_stores, p_manufacturer, v_since, v_until) t;
end $$;
