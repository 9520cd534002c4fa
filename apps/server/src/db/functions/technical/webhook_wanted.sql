-- Whether any system listens. Mostly none does: one look at a partial index, and nothing more is read.
create or replace function webhook_wanted() returns boolean language sql stable as $$
  select exists (select from technical_users where webhook_url is not null)
$$;
