-- Adds to the sums, or takes out of them (p_sign -1), what summary_members holds of the members; null means all of them.
-- Plans are custom: one call is for a single row and the next for a million.
create or replace function summary_add_people(p_members uuid[], p_sign int) returns void language plpgsql
set plan_cache_mode = 'force_custom_plan' as $$
begin
  insert into summary_people as x (party, what, day, status, n)
  select p.party, w.what, w.day, w.status, p_sign * count(*)
  from summary_members m
  cross join lateral (values ('joined', m.joined, ''), ('status', date '2000-01-01', m.status),
    (case when m.status = 'confirmed' then 'seen' end, m.seen, '')) as w(what, day, status)
  cross join lateral (values (uuid '00000000-0000-0000-0000-000000000000'), (m.partner_id)) as p(party)
  where (p_members is null or m.member_id = any (p_members)) and w.what is not null and p.party is not null
  group by 1, 2, 3, 4
  on conflict (party, what, day, status) do update set n = x.n + excluded.n;
end $$;
