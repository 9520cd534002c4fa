-- Activates everything of this member that is due, and repays debt at once; answers the points activated. What comes alive
-- after its own last day lapses before it could repay anything.
-- Locks: the account.
-- Errors: PB103, PB104 as ledger_put and ledger_take.
create or replace function ledger_activate(p_member uuid, p_ref jsonb, p_at timestamptz)
returns bigint language plpgsql as $$
declare w wallets; d ledger_ref := ledger_ref_of(p_ref); a accruals; v_total bigint := 0; v_seq bigint;
  v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  perform set_config('ledger.writer', 'on', true);
  w := ledger_lock(p_member);
  v_seq := w.seq;
  w := ledger_lapse(w, programme_day(p_at), p_at);
  for a in select * from accruals where member_id = p_member and status = 'scheduled'
    and activate_at <= p_at order by activate_at, id
  loop
    d.sale_id := a.sale_id; d.accrual_id := a.id; d.sale_item_id := a.sale_item_id;
    d.promotion_id := a.promotion_id; d.promotion_version_id := a.promotion_version_id;
    d.expires_on := a.expires_on;
    w := ledger_post(w, d, 'ACTIVATION', 'pending', 'active', a.left_pending, p_at);
    perform ledger_put(p_member, w.seq, a.expires_on, a.left_pending);
    update accruals set status = 'active', left_pending = 0 where id = a.id;
    d.expires_on := null;
    w := ledger_lapse(w, programme_day(p_at), p_at);
    w := ledger_repay(w, d, p_at);
    v_total := v_total + a.left_pending;
  end loop;
  if w.seq > v_seq then perform ledger_save(w); end if;
  perform set_config('ledger.writer', v_writer, true);
  return v_total;
end $$;
