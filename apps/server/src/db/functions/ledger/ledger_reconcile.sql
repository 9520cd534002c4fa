-- Runs the auditor and records its result; at most a hundred problems are stored.
create or replace function ledger_reconcile(p_at timestamptz) returns ledger_reconciliations language plpgsql as $$
declare r ledger_reconciliations;
begin
  insert into ledger_reconciliations (id, at, wallets, postings, problems)
  select ledger_id(), p_at, (select count(*) from wallets), (select count(*) from transfers),
    coalesce((select jsonb_agg(to_jsonb(x)) from (select * from ledger_audit limit 100) x), '[]')
  returning * into r;
  return r;
end $$;
