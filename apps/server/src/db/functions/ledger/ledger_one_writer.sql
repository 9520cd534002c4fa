-- Trigger of the tables of the ledger: its triggers call it only while `ledger.writer` is not «on».
-- Errors: PB101, the statement does not come from a function of the ledger.
create or replace function ledger_one_writer() returns trigger language plpgsql as $$
begin
  raise exception '% is written only by the ledger functions', tg_table_name using errcode = 'PB101';
end $$;
