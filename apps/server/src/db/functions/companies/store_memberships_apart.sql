-- Trigger: a member works in one shop a day. An exclusion constraint would need btree_gist, which a server of somebody else
-- may not have.
-- Locks: the members of the changed rows: two who write of one member wait for each other here, and the second sees what the
-- first has written.
-- Errors: exclusion_violation, constraint store_memberships_apart.
create or replace function store_memberships_apart() returns trigger language plpgsql as $$
begin
  perform from users where id in (select user_id from changed) order by id for no key update;
  if exists (select from changed c join store_memberships m on m.user_id = c.user_id and m.id <> c.id
      and daterange(m.valid_from, m.valid_to, '[]') && daterange(c.valid_from, c.valid_to, '[]')) then
    raise exception 'a member works in one shop a day'
      using errcode = 'exclusion_violation', table = 'store_memberships', constraint = 'store_memberships_apart';
  end if;
  return null;
end $$;
