-- Trigger: accounts are never deleted. A posting locks its account first, so this stands for the foreign keys of postings
-- and accruals, whose check of every row was a tenth of what writing an accrual costs. Should a posting ever stand without
-- an account, the auditor reports it.
-- Errors: PB100, an account would be deleted.
create or replace function wallets_stay() returns trigger language plpgsql as $$
begin
  raise exception 'accounts are not deleted' using errcode = 'PB100';
end $$;
