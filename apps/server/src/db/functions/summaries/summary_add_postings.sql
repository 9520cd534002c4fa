-- Adds to the sums, or takes out of them (p_sign -1), postings of everybody between two moments together with the late ones
-- named; or, when members are named, those of theirs that are older than p_since and not late. Each belongs to the partner
-- and the shop that summary_members gives its member. Plans: see summary_add_people.
create or replace function summary_add_postings(p_zone text, p_sign int, p_members uuid[], p_since timestamptz,
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
