-- Points the programme owes, and those it is owed.
create or replace function summary_read_owed(p_zone text, p_partner uuid, p_group uuid) returns table (points bigint, debt bigint)
language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
declare v_h timestamptz := summary_horizon_of(p_zone); v_stores uuid[] := summary_stores(p_group);
begin
  if v_h = '-infinity' or not summary_is_party(p_partner, p_group, v_stores) then
    return query select t.owed, t.debt
      from summary_postings_from_rows(p_zone, p_partner, v_stores, null, '-infinity', 'infinity') t;
    return;
  end if;
  return query select o.points, o.debt from summary_owed o
    where o.party = coalesce(p_group, p_partner, '00000000-0000-0000-0000-000000000000');
  return query select t.owed, t.debt
    from summary_postings_since(v_h, p_zone, p_partner, v_stores, null, '-infinity', 'infinity') t;
end $$;
