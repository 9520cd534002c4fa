-- Conditions of a promotion that look at the member: how long it is since he was confirmed for the first time. A decision
-- of today (a block taken back) does not make him a newcomer.
alter table users add column confirmed_at timestamptz;
update users set confirmed_at = case when status = 'confirmed' then coalesce(decided_at, registered_at) else registered_at end
  where status in ('confirmed', 'blocked', 'deleted');

create function users_confirmed() returns trigger language plpgsql as $$
begin
  new.confirmed_at := coalesce(new.confirmed_at, new.decided_at, new.registered_at);
  return new;
end $$;
create trigger users_confirmed before insert or update of status on users for each row
  when (new.status = 'confirmed' and new.confirmed_at is null) execute function users_confirmed();

-- A promotion that does not follow its groups keeps their shops as they were when its version was started (domain 3.22).
create table promotion_fixings (
  version_id uuid primary key references promotion_versions,
  fixed_at timestamptz not null
);
create table promotion_group_stores (
  version_id uuid not null references promotion_fixings,
  group_id uuid not null,
  store_id uuid not null references stores,
  primary key (version_id, group_id, store_id)
);
create index promotion_group_stores_store on promotion_group_stores (store_id);

create function promotion_fix_groups() returns trigger language plpgsql as $$
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
create trigger promotions_fix_groups after update of status, current_version_id on promotions for each row
  when (new.status = 'active') execute function promotion_fix_groups();

-- Groups of a shop, and those it was in when a version was started, as «version:group». An inactive group matches nothing.
create view store_groups_fixed as
  select f.store_id, f.version_id || ':' || f.group_id as key
  from promotion_group_stores f join store_groups g on g.id = f.group_id where g.is_active;

-- What a promotion has given, newest first.
create index accruals_promotion_given on accruals (promotion_id, created_at desc, id desc) where promotion_id is not null;
