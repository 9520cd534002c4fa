-- Brings what the sums hold of members and their visits up to p_to. p_moved: came, left, or changed their shop or partner;
-- p_touched: the moved and those who were marked or have sold; p_came: have sold on a day that is not counted yet.
-- Locks: none of its own, the caller is the only one that refreshes.
create or replace function summary_refresh_members(p_zone text, p_to timestamptz, p_touched uuid[], p_moved uuid[],
  p_came uuid[], p_sales uuid[]) returns void language plpgsql
set plan_cache_mode = 'force_custom_plan' set random_page_cost = 1.1 as $$
begin
  perform summary_add_people(p_touched, -1);
  perform summary_add_visits(p_moved || p_came, -1);
  delete from summary_members where member_id = any (p_moved);
  delete from summary_visits where member_id = any (p_moved);
  insert into summary_members (member_id, partner_id, store_id, status, joined, seen)
  select u.id, u.partner_id, u.store_id, u.status, (u.registered_at at time zone p_zone)::date,
    (greatest(coalesce(u.last_login_at, u.registered_at), max(s.submitted_at)) at time zone p_zone)::date
  from users u left join sales s on s.member_id = u.id and s.submitted_at < p_to
  where u.id = any (p_moved) and u.role_code = 'member' group by u.id;
  update summary_members m set status = u.status, joined = (u.registered_at at time zone p_zone)::date,
    seen = greatest(m.seen, (greatest(coalesce(u.last_login_at, u.registered_at), n.submitted_at) at time zone p_zone)::date)
  from users u left join (select s.member_id, max(s.submitted_at) as submitted_at from sales s
    where s.id = any (p_sales) and s.submitted_at < p_to group by 1) n on n.member_id = u.id
  where m.member_id = any (p_touched) and m.member_id <> all (p_moved) and u.id = m.member_id;
  insert into summary_visits as x (member_id, day, gap, partner_id, store_id)
  select v.member_id, v.day, least(coalesce(v.day - lag(v.day) over (partition by v.member_id order by v.day), 400), 400),
    m.partner_id, m.store_id
  from (select s.member_id, (s.submitted_at at time zone p_zone)::date as day from sales s
      where s.member_id = any (p_moved) and s.submitted_at < p_to
    union
    select s.member_id, (s.submitted_at at time zone p_zone)::date from sales s
      where s.id = any (p_sales) and s.member_id = any (p_came) and s.submitted_at < p_to
    union
    select o.member_id, o.day from summary_visits o where o.member_id = any (p_came)) v
  join summary_members m on m.member_id = v.member_id
  on conflict (member_id, day) do update set gap = excluded.gap where x.gap <> excluded.gap;
  perform summary_add_people(p_touched, 1);
  perform summary_add_visits(p_moved || p_came, 1);
end $$;
