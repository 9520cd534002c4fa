-- Substring search by trigrams where the server has the extension. Without it the same queries
-- give the same rows by reading more of them, so a server without contrib still works.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm;
    create index users_name_trgm on users using gin (search_name gin_trgm_ops);
    create index partners_trgm on partners using gin (search_text gin_trgm_ops);
    create index stores_trgm on stores using gin (search_text gin_trgm_ops);
    create index products_trgm on products using gin (search_text gin_trgm_ops);
    create index manufacturers_trgm on manufacturers using gin (search_text gin_trgm_ops);
  end if;
end $$;
