-- Stores the account after its postings.
-- Locks: none of its own, the caller holds the account (ledger_lock).
-- Errors: PB102, the account has moved meanwhile: it was not locked.
create or replace function ledger_save(w wallets) returns void language plpgsql as $$
begin
  update wallets set pending = w.pending, active = w.active, reserved = w.reserved, debt = w.debt,
    earned = w.earned, paid = w.paid, expired = w.expired, seq = w.seq, head = w.head
  where member_id = w.member_id and seq < w.seq;
  if not found then
    raise exception 'wallet % was not locked', w.member_id using errcode = 'PB102';
  end if;
end $$;
