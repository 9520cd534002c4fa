-- A member works in one shop a day. Where a place told late shares days with one told before, the later word holds
-- from its day on; the present place is the last word there is.
with told as (
  select id, user_id, valid_from, valid_to,
    row_number() over (partition by user_id order by valid_to is null, created_at, id) as word
  from store_memberships
), overruled as (
  select a.id, a.valid_from, min(b.valid_from) - 1 as last_day
  from told a join told b on b.user_id = a.user_id and b.word > a.word
    and daterange(a.valid_from, a.valid_to, '[]') && daterange(b.valid_from, b.valid_to, '[]')
  group by a.id, a.valid_from
), gone as (
  delete from store_memberships m using overruled o where m.id = o.id and o.last_day < o.valid_from
)
update store_memberships m set valid_to = o.last_day from overruled o
where m.id = o.id and o.last_day >= o.valid_from;

-- An exclusion constraint would need btree_gist, which a server of somebody else may not have.
create function store_memberships_apart() returns trigger language plpgsql as $$
begin
  -- Two who write of one member wait for each other here, and the second sees what the first has written.
  perform from users where id in (select user_id from changed) order by id for no key update;
  if exists (select from changed c join store_memberships m on m.user_id = c.user_id and m.id <> c.id
      and daterange(m.valid_from, m.valid_to, '[]') && daterange(c.valid_from, c.valid_to, '[]')) then
    raise exception 'a member works in one shop a day'
      using errcode = 'exclusion_violation', table = 'store_memberships', constraint = 'store_memberships_apart';
  end if;
  return null;
end $$;
create trigger store_memberships_apart_new after insert on store_memberships
  referencing new table as changed for each statement execute function store_memberships_apart();
create trigger store_memberships_apart_changed after update on store_memberships
  referencing new table as changed for each statement execute function store_memberships_apart();
