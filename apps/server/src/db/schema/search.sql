-- Search by a part of a word, with trigrams where the server has the extension: without it the same rows come slower.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm;
    create index users_name_trgm on users using gin (search_name gin_trgm_ops);
    create index partners_trgm on partners using gin (search_text gin_trgm_ops);
    create index stores_trgm on stores using gin (search_text gin_trgm_ops);
    create index products_trgm on products using gin (search_text gin_trgm_ops);
    create index manufacturers_trgm on manufacturers using gin (search_text gin_trgm_ops);
    create index audit_entries_trgm on audit_entries using gin (search_text gin_trgm_ops);
    create index support_requests_trgm on support_requests using gin (search_text gin_trgm_ops);
    create index users_phone_trgm on users using gin (phone gin_trgm_ops);
    create index users_email_trgm on users using gin (email gin_trgm_ops);
  end if;
end $$;
