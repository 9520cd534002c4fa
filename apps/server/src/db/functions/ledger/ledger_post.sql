-- Books one posting into the account held in memory; the caller stores it once with ledger_save.
-- Locks: none of its own, the caller holds the account (ledger_lock).
create or replace function ledger_post(w wallets, d ledger_ref, p_type ledger_operation, p_dr ledger_account,
  p_cr ledger_account, p_amount bigint, p_at timestamptz)
returns wallets language plpgsql as $$
begin
  w.seq := w.seq + 1;
  case p_dr
    when 'pending' then w.pending := w.pending - p_amount;
    when 'active' then w.active := w.active - p_amount;
    when 'reserved' then w.reserved := w.reserved - p_amount;
    when 'debt' then w.debt := w.debt + p_amount;
    else null;
  end case;
  case p_cr
    when 'pending' then w.pending := w.pending + p_amount;
    when 'active' then w.active := w.active + p_amount;
    when 'reserved' then w.reserved := w.reserved + p_amount;
    when 'debt' then w.debt := w.debt - p_amount;
    else null;
  end case;
  case p_type
    when 'ACTIVATION', 'ADJUST_CREDIT', 'OPENING_BALANCE' then w.earned := w.earned + p_amount;
    when 'ACTIVATION_CANCEL' then w.earned := w.earned - p_amount;
    when 'WITHDRAWAL_PAID' then w.paid := w.paid + p_amount;
    when 'EXPIRATION' then w.expired := w.expired + p_amount;
    else null;
  end case;
  w.head := ledger_hash(w.head, w.member_id, w.seq, p_type, p_dr, p_cr, p_amount,
    coalesce(d.withdrawal_id, d.tuning_id, d.accrual_id, d.sale_id), p_at);
  insert into transfers (member_id, seq, id, type, dr, cr, amount, pending_after, active_after, reserved_after,
    debt_after, sale_id, sale_item_id, accrual_id, promotion_id, promotion_version_id, withdrawal_id, tuning_id,
    reverses_seq, store_id, partner_id, actor_kind, actor_id, request_id, reason_code, expires_on, at, hash)
  values (w.member_id, w.seq, ledger_id(), p_type, p_dr, p_cr, p_amount, w.pending, w.active, w.reserved,
    w.debt, d.sale_id, d.sale_item_id, d.accrual_id, d.promotion_id, d.promotion_version_id, d.withdrawal_id,
    d.tuning_id, d.reverses_seq, d.store_id, d.partner_id, d.actor_kind, d.actor_id, d.request_id, d.reason_code,
    d.expires_on, p_at, w.head);
  return w;
end $$;
