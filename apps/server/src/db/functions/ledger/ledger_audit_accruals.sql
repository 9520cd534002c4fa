-- What is wrong with these lines of accruals (null: with all of them), besides what their accounts say: a line nobody has
-- posted, or one of an account that does not exist.
create or replace function ledger_audit_accruals(p_ids uuid[])
returns table (member_id uuid, problem text, detail jsonb) language sql stable as $$
select a.member_id, 'P5: accrual differs from its postings', jsonb_build_object('accrual', a.id) from accruals a
where (p_ids is null or a.id = any (p_ids))
  and not exists (select from transfers t where t.sale_id = a.sale_id and t.accrual_id = a.id and t.member_id = a.member_id)
  -- Dear for an account with thousands of postings, so only for what has none by its sale.
  and not exists (select from transfers t where t.accrual_id = a.id and t.member_id = a.member_id)
union all
select a.member_id, 'P2: accruals without an account', jsonb_build_object('accrual', a.id)
from accruals a left join wallets w using (member_id)
where (p_ids is null or a.id = any (p_ids)) and w.member_id is null
$$;
