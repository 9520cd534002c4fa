-- People are looked for by any part of a phone or an address. Without the extension the same rows come slower.
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index users_phone_trgm on users using gin (phone gin_trgm_ops);
    create index users_email_trgm on users using gin (email gin_trgm_ops);
  end if;
end $$;
