-- Trigger: a version with fixed membership stores the shops of its groups when it is started.
create or replace function promotion_fix_groups() returns trigger language plpgsql as $$
begin
  insert into promotion_fixings (version_id, fixed_at)
    select v.id, new.updated_at from promotion_versions v
    where v.id = new.current_version_id and v.conditions ->> 'groupMembership' = 'fixed'
    on conflict do nothing;
  if found then
    insert into promotion_group_stores (version_id, group_id, store_id)
    select v.id, g.group_id, g.store_id from promotion_versions v join store_groups_live g
      on v.conditions -> 'storeGroupIds' ? g.group_id::text or v.conditions -> 'excludeStoreGroupIds' ? g.group_id::text
    where v.id = new.current_version_id;
  end if;
  return null;
end $$;
