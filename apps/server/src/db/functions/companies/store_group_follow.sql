-- Trigger: a shop that opens, moves or changes its code belongs to the groups by rule, or leaves them, in the same
-- transaction.
-- Locks: the groups by rule, shared: a change of a rule locks its group, so the two wait for each other, and neither misses
-- the other's change.
create or replace function store_group_follow() returns trigger language plpgsql as $$
begin
  perform from store_groups where kind = 'rule' order by id for share;
  delete from store_group_stores m using store_groups g
    where m.store_id = new.id and g.id = m.group_id and g.kind = 'rule' and not store_matches_rule(new, g.rule);
  insert into store_group_stores (group_id, store_id)
    select id, new.id from store_groups where kind = 'rule' and store_matches_rule(new, rule)
    on conflict do nothing;
  return null;
end $$;
