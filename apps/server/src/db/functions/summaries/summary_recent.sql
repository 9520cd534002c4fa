-- Members and moments of the sales a reader counts from their rows: marked or young. A sale that was sent stays sent, so of
-- a person who is folded only these are read, as the fold does.
create or replace function summary_recent(p_horizon timestamptz) returns table (member_id uuid, at timestamptz)
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
