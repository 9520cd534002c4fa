-- Trigger of the tables that may only grow: the audit trail, evidence, versions of settings.
-- Errors: 55000, a row would be changed or deleted.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '55000';
end $$;
