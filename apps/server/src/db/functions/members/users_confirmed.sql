-- Trigger: the moment a member was confirmed first.
create or replace function users_confirmed() returns trigger language plpgsql as $$
begin
  new.confirmed_at := coalesce(new.confirmed_at, new.decided_at, new.registered_at);
  return new;
end $$;
