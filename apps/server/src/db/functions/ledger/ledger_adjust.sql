-- A manual adjustment: a credit repays debt first, a debit never makes a debt; lapsed points serve for neither. Answers
-- 'ok' or 'insufficient'.
-- Locks: the account.
create or replace function ledger_adjust(p_member uuid, p_points bigint, p_expires_on date, p_ref jsonb, p_at timestamptz)
returns text language plpgsql as $$
declare w wallets; d ledger_ref := ledger_ref_of(p_ref); v_seq bigint;
  v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  w := ledger_lock(p_member);
  v_seq := w.seq;
  perform set_config('ledger.writer', 'on', true);
  w := ledger_lapse(w, programme_day(p_at), p_at);
  if p_points <= 0 and w.active < -p_points then
    if w.seq > v_seq then perform ledger_save(w); end if;
    perform set_config('ledger.writer', v_writer, true);
    return 'insufficient';
  end if;
  if p_points > 0 then
    d.expires_on := p_expires_on;
    w := ledger_post(w, d, 'ADJUST_CREDIT', 'ADJUST', 'active', p_points, p_at);
    perform ledger_put(p_member, w.seq, p_expires_on, p_points);
    d.expires_on := null;
    w := ledger_repay(w, d, p_at);
  else
    w := ledger_post(w, d, 'ADJUST_DEBIT', 'active', 'ADJUST', -p_points, p_at);
    perform ledger_take(p_member, w.seq, -p_points);
  end if;
  perform ledger_save(w);
  perform set_config('ledger.writer', v_writer, true);
  return 'ok';
end $$;
