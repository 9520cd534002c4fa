-- P3: what made «active» grow repays the debt first. Answers the account after it.
-- Locks: none of its own, the caller holds the account.
-- Errors: PB104, as ledger_take.
create or replace function ledger_repay(w wallets, d ledger_ref, p_at timestamptz) returns wallets language plpgsql as $$
declare v bigint := least(w.debt, w.active);
begin
  if v = 0 then return w; end if;
  w := ledger_post(w, d, 'DEBT_REPAYMENT', 'active', 'debt', v, p_at);
  perform ledger_take(w.member_id, w.seq, v);
  return w;
end $$;
