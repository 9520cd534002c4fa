-- What the sums hold of the members that have changed (-1), and how they stand now (1). A person who has only sold was seen
-- later at most: anything else about a person leaves a mark.
create or replace function summary_people_since(p_horizon timestamptz, p_zone text, p_partner uuid, p_stores uuid[])
returns table (status text, joined date, seen date, sign int) language plpgsql stable
set plan_cache_mode = 'force_generic_plan' as $$
begin
  return query
  with recent as materialized (select r.member_id, max(r.at) as last from summary_recent(p_horizon) r group by 1),
  marked as materialized (select distinct m.ref as id from summary_marks m where m.kind in ('member', 'person')),
  folded as materialized (
    select d.id, d.is_marked, m.member_id, m.status, m.joined, m.seen, m.partner_id, m.store_id, r.last,
      (r.last at time zone p_zone)::date as sold
    from (select id, true as is_marked from marked
      union all
      select r.member_id, false from recent r where r.member_id not in (select id from marked)) d
    left join recent r on r.member_id = d.id
    left join lateral (select * from summary_members x where x.member_id = d.id offset 0) m on true),
  gone as (
    select f.* from folded f where f.member_id is not null and (f.is_marked or f.sold > f.seen)
      and (p_partner is null or f.partner_id = p_partner) and (p_stores is null or f.store_id = any (p_stores)))
  select g.status, g.joined, g.seen, -1 from gone g
  union all
  select g.status, g.joined, g.sold, 1 from gone g where not g.is_marked
  union all
  select u.status, (u.registered_at at time zone p_zone)::date,
    greatest(f.seen, (greatest(coalesce(u.last_login_at, u.registered_at), case when f.member_id is null
      then (select max(s.submitted_at) from sales s where s.member_id = f.id) else f.last end) at time zone p_zone)::date), 1
  from folded f cross join lateral (select * from users x where x.id = f.id offset 0) u
  where (f.is_marked or f.member_id is null) and u.role_code = 'member'
    and (p_partner is null or u.partner_id = p_partner) and (p_stores is null or u.store_id = any (p_stores));
end $$;
