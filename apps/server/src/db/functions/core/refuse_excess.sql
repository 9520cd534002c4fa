-- Trigger of the rows that exceed a ceiling of domain 3.23: the commands refuse them by field before.
-- Errors: 23514, always.
create or replace function refuse_excess() returns trigger language plpgsql as $$
begin
  raise exception '% exceeds a ceiling', tg_table_name using errcode = '23514';
end $$;
