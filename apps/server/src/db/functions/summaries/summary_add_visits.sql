-- Adds to the sums, or takes out of them (p_sign -1), the visits of the members. Plans: see summary_add_people.
create or replace function summary_add_visits(p_members uuid[], p_sign int) returns void language plpgsql
set plan_cache_mode = 'force_custom_plan' as $$
begin
  insert into summary_visit_days as x (day, gap, n)
  select day, gap, p_sign * count(*) from summary_visits where member_id = any (p_members) group by 1, 2
  on conflict (day, gap) do update set n = x.n + excluded.n;
end $$;
