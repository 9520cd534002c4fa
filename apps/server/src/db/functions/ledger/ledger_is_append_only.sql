-- Trigger of the postings and the movements of lots: they may only grow.
-- Errors: PB100, a row would be changed or deleted.
create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'PB100';
end $$;
