-- Recomputes the sums of one group of shops, or of all manufacturers (null), from the beginning: after the group or the
-- products changed.
create or replace function summary_recompute(p_zone text, p_group uuid, p_until timestamptz) returns void language plpgsql
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
