-- A group by a rule is live (domain 3.22): a shop that opens, moves or changes its code belongs to it, or leaves it, in
-- the same transaction. An inactive group matches nothing.

create function store_matches_rule(p_store stores, p_rule jsonb) returns boolean language sql immutable as $$
  select p_store.status = 'active'
    and (coalesce(jsonb_array_length(p_rule -> 'partnerIds'), 0) = 0 or p_rule -> 'partnerIds' ? p_store.partner_id::text)
    and (coalesce(jsonb_array_length(p_rule -> 'regions'), 0) = 0 or p_rule -> 'regions' ? p_store.region)
    and (coalesce(jsonb_array_length(p_rule -> 'cities'), 0) = 0 or p_rule -> 'cities' ? p_store.city)
    and (coalesce(jsonb_array_length(p_rule -> 'codes'), 0) = 0 or exists (
      select from jsonb_array_elements_text(p_rule -> 'codes') code where lower(code) = lower(p_store.code)))
$$;

create function store_group_follow() returns trigger language plpgsql as $$
begin
  -- A change of a rule locks its group: the two wait for each other, and neither misses the other's change.
  perform from store_groups where kind = 'rule' order by id for share;
  delete from store_group_stores m using store_groups g
    where m.store_id = new.id and g.id = m.group_id and g.kind = 'rule' and not store_matches_rule(new, g.rule);
  insert into store_group_stores (group_id, store_id)
    select id, new.id from store_groups where kind = 'rule' and store_matches_rule(new, rule)
    on conflict do nothing;
  return null;
end $$;

create trigger stores_follow_new after insert on stores for each row execute function store_group_follow();
create trigger stores_follow after update of partner_id, region, city, code, status on stores for each row
  when ((old.partner_id, old.region, old.city, old.code, old.status)
    is distinct from (new.partner_id, new.region, new.city, new.code, new.status))
  execute function store_group_follow();

-- Shops that have come or changed since a rule was saved.
delete from store_group_stores m using store_groups g, stores s
  where g.id = m.group_id and s.id = m.store_id and g.kind = 'rule' and not store_matches_rule(s, g.rule);
insert into store_group_stores (group_id, store_id)
  select g.id, s.id from store_groups g join stores s on store_matches_rule(s, g.rule) where g.kind = 'rule'
  on conflict do nothing;

create view store_groups_live as
  select m.group_id, m.store_id from store_group_stores m join store_groups g on g.id = m.group_id where g.is_active;
