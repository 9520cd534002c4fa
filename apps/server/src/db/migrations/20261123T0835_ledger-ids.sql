-- PostgreSQL 18 makes such identifiers itself, for a third of the time; a posting with its accrual needs two. Within one
-- connection they also grow. Earlier versions keep the function they have.
do $do$ begin
  if current_setting('server_version_num')::int >= 180000 then
    create or replace function ledger_id() returns uuid language sql volatile as $$ select uuidv7() $$;
  end if;
end $do$;
