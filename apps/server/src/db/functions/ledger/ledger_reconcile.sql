-- The nightly proof of the servers before 26 November 2026, all books in one statement: one of them may still be at work
-- while the schema is new. The next release drops it (ADR 61). At most a hundred problems are stored.
create or replace function ledger_reconcile(p_at timestamptz) returns ledger_reconciliations language plpgsql as $$
declare r ledger_reconciliations;
begin
  insert into ledger_reconciliations (id, at, wallets, postings, problems)
  select ledger_id(), p_at, (select count(*) from wallets), (select count(*) from transfers),
    coalesce((select jsonb_agg(to_jsonb(x)) from (select * from ledger_audit limit 100) x), '[]')
  returning * into r;
  return r;
end $$;
