-- Whatever posts to an account has locked it first, and an account is never deleted: that is what the reference of each
-- posting and accrual said, by a search of its own for every row (a tenth of what writing an accrual costs). Should a
-- posting ever stand without an account, the auditor tells.
create function wallets_stay() returns trigger language plpgsql as $$
begin
  raise exception 'accounts are not deleted' using errcode = 'PB100';
end $$;
create trigger wallets_stay before delete or truncate on wallets
  for each statement execute function wallets_stay();
alter table transfers drop constraint transfers_member_id_fkey;
alter table accruals drop constraint accruals_member_id_fkey;

do $$
begin
  execute 'create or replace view ledger_audit as ' || rtrim(pg_get_viewdef('ledger_audit'), '; ') || '
    union all
    select t.member_id, ''P2: postings without an account'', jsonb_build_object(''postings'', count(*))
    from transfers t left join wallets w using (member_id) where w.member_id is null group by t.member_id
    union all
    select a.member_id, ''P2: accruals without an account'', jsonb_build_object(''accruals'', count(*))
    from accruals a left join wallets w using (member_id) where w.member_id is null group by a.member_id';
end $$;
