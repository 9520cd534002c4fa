-- Time-ordered identifiers (UUID version 7): neighbours in time are neighbours in the index.
-- PostgreSQL 18 makes them itself, for a third of the time (a posting with its accrual needs two), and within one
-- connection they also grow.
create or replace function ledger_id() returns uuid language sql volatile as $$
  select (lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0')
    || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid
$$;
do $do$ begin
  if current_setting('server_version_num')::int >= 180000 then
    create or replace function ledger_id() returns uuid language sql volatile as $$ select uuidv7() $$;
  end if;
end $do$;
