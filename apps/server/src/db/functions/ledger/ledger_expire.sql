-- Expires the lapsed lots of a member, one posting each; p_today is the day in the programme's time zone. Answers the sum.
-- Locks: the account.
-- Errors: PB104, as ledger_take.
create or replace function ledger_expire(p_member uuid, p_today date, p_at timestamptz)
returns bigint language plpgsql as $$
declare w wallets; v_before bigint;
  v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  perform set_config('ledger.writer', 'on', true);
  w := ledger_lock(p_member);
  v_before := w.expired;
  w := ledger_lapse(w, p_today, p_at);
  if w.expired > v_before then perform ledger_save(w); end if;
  perform set_config('ledger.writer', v_writer, true);
  return w.expired - v_before;
end $$;
