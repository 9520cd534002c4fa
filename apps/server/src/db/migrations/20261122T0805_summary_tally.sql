-- Adds to the sums, or takes out of them (p_sign -1), what summary_members, _visits, _sales and _payouts hold of the
-- things named; null names all of them. Custom plans: one call is for a single row and the next for a million.

create function summary_add_people(p_members uuid[], p_sign int) returns void language plpgsql
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

create function summary_add_visits(p_members uuid[], p_sign int) returns void language plpgsql
set plan_cache_mode = 'force_custom_plan' as $$
begin
  insert into summary_visit_days as x (day, gap, n)
  select day, gap, p_sign * count(*) from summary_visits where member_id = any (p_members) group by 1, 2
  on conflict (day, gap) do update set n = x.n + excluded.n;
end $$;

create function summary_add_sales(p_sales uuid[], p_sign int) returns void language plpgsql
set plan_cache_mode = 'force_custom_plan' as $$
begin
  insert into summary_goods as x (span, day, product_id, units, revenue, points, returned)
  select w.span, w.day, s.product_id, p_sign * sum(s.units), p_sign * sum(s.revenue), p_sign * sum(s.points),
    p_sign * sum(s.returned)
  from summary_sales s
  cross join lateral (select n, s.day - ((s.day - date '2000-01-01') & (n - 1))
    from unnest(array[1, 2, 4, 8, 16, 32, 64]) as n) as w(span, day)
  where s.sale_id = any (p_sales) group by 1, 2, 3
  on conflict (span, day, product_id) do update set units = x.units + excluded.units,
    revenue = x.revenue + excluded.revenue, points = x.points + excluded.points,
    returned = x.returned + excluded.returned;
  insert into summary_regions as x (owner, day, region, units, revenue, points, returned)
  select o.owner, s.day, s.region, p_sign * sum(s.units), p_sign * sum(s.revenue), p_sign * sum(s.points),
    p_sign * sum(s.returned)
  from summary_sales s
  cross join lateral (values (uuid '00000000-0000-0000-0000-000000000000'), (s.manufacturer_id), (s.brand_id)) as o(owner)
  where s.sale_id = any (p_sales) and o.owner is not null group by 1, 2, 3
  on conflict (owner, day, region) do update set units = x.units + excluded.units,
    revenue = x.revenue + excluded.revenue, points = x.points + excluded.points,
    returned = x.returned + excluded.returned;
end $$;

create function summary_add_payouts(p_payouts uuid[], p_sign int) returns void language plpgsql
set plan_cache_mode = 'force_custom_plan' as $$
begin
  insert into summary_payout_days as x (what, day, name, n, gross, net, tax, waited)
  select w.what, w.day, w.name, p_sign * count(*), p_sign * sum(p.gross), p_sign * sum(p.net), p_sign * sum(p.tax),
    p_sign * sum(coalesce(p.waited, 0))
  from summary_payouts p
  cross join lateral (values ('asked', p.asked, p.status), ('paid', p.paid, ''), ('failure', p.asked, p.failure))
    as w(what, day, name)
  where p.id = any (p_payouts) and w.day is not null and w.name is not null group by 1, 2, 3
  on conflict (what, day, name) do update set n = x.n + excluded.n, gross = x.gross + excluded.gross,
    net = x.net + excluded.net, tax = x.tax + excluded.tax, waited = x.waited + excluded.waited;
end $$;

-- Postings of everybody between two moments together with the late ones named; or, when members are named, those of
-- theirs that are older than p_since and not late. Each belongs to whom summary_members says its member works for.
create function summary_add_postings(p_zone text, p_sign int, p_members uuid[], p_since timestamptz,
  p_until timestamptz, p_late_members uuid[], p_late_seqs bigint[]) returns void language plpgsql
set plan_cache_mode = 'force_custom_plan' as $$
begin
  with picked as materialized (
    select t.* from ledger_postings t where p_members is null and t.at >= p_since and t.at < p_until
    union all
    select t.* from unnest(p_late_members, p_late_seqs) as l(member_id, seq)
      join ledger_postings t on t.member_id = l.member_id and t.seq = l.seq
      where p_members is null and t.at < p_since
    union all
    select t.* from ledger_postings t
      left join unnest(p_late_members, p_late_seqs) as l(member_id, seq) on l.member_id = t.member_id and l.seq = t.seq
      where t.member_id = any (p_members) and t.at < p_since and l.seq is null),
  homes as materialized (
    select (t.at at time zone p_zone)::date as day, t.type, m.partner_id, m.store_id, p_sign * count(*) as postings,
      p_sign * sum(t.amount) as points, p_sign * sum(t.d_pending + t.d_active + t.d_reserved) as owed,
      p_sign * sum(t.d_debt) as debt
    from picked t join summary_members m using (member_id) group by 1, 2, 3, 4),
  added as materialized (
  select day, '00000000-0000-0000-0000-000000000000'::uuid as party, type, sum(postings) as postings,
      sum(points) as points, sum(owed) as owed, sum(debt) as debt
    from homes group by 1, 3
  union all
  select day, partner_id, type, sum(postings), sum(points), sum(owed), sum(debt)
    from homes where partner_id is not null group by 1, 2, 3
  union all
  select day, g.group_id, type, sum(postings), sum(points), sum(owed), sum(debt)
    from homes join store_group_stores g using (store_id) group by 1, 2, 3
  union all
  select (t.at at time zone p_zone)::date, p.manufacturer_id, t.type, p_sign * count(*), p_sign * sum(t.amount), 0, 0
    from picked t join sale_items i on i.id = t.sale_item_id join products p on p.id = i.product_id
    where p_members is null group by 1, 2, 3),
  days as (
    insert into summary_days as x (day, partner_id, type, postings, points)
    select day, party, type, postings, points from added
    on conflict (partner_id, day, type) do update set postings = x.postings + excluded.postings,
      points = x.points + excluded.points)
  insert into summary_owed as x (party, points, debt)
  select party, sum(owed), sum(debt) from added group by party having sum(owed) <> 0 or sum(debt) <> 0
  on conflict (party) do update set points = x.points + excluded.points, debt = x.debt + excluded.debt;
end $$;

-- The sums of one group of shops, or of all manufacturers (null), from the beginning: after the group or the goods changed.
create function summary_anew(p_zone text, p_group uuid, p_until timestamptz) returns void language plpgsql
set plan_cache_mode = 'force_custom_plan' as $$
begin
  if p_group is null then
    delete from summary_days where partner_id in (select id from manufacturers);
    insert into summary_days (day, partner_id, type, postings, points)
    select (t.at at time zone p_zone)::date, p.manufacturer_id, t.type, count(*), sum(t.amount)
    from transfers t join sale_items i on i.id = t.sale_item_id join products p on p.id = i.product_id
    where t.at < p_until group by 1, 2, 3;
    return;
  end if;
  delete from summary_days where partner_id = p_group;
  delete from summary_owed where party = p_group;
  insert into summary_days (day, partner_id, type, postings, points)
  select (t.at at time zone p_zone)::date, p_group, t.type, count(*), sum(t.amount)
  from store_group_stores g join summary_members m using (store_id) join transfers t using (member_id)
  where g.group_id = p_group and t.at < p_until group by 1, 3;
  insert into summary_owed (party, points, debt)
  select p_group, sum(t.d_pending + t.d_active + t.d_reserved), sum(t.d_debt)
  from store_group_stores g join summary_members m using (store_id) join ledger_postings t using (member_id)
  where g.group_id = p_group and t.at < p_until having count(*) > 0;
end $$;
