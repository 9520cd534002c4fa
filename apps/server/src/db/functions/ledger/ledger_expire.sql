-- Expires the lapsed lots of a member, one posting each; p_today is the day in the programme's time zone. Answers the sum.
-- Locks: the account.
-- Errors: PB104, as ledger_take.
create or replace function ledger_expire(p_member uuid, p_today date, p_at timestamptz)
returns bigint language plpgsql as $$
declare w wallets; d ledger_ref := ledger_ref_of('{}'); l lots; v_total bigint := 0;
  v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  perform set_config('ledger.writer', 'on', true);
  w := ledger_lock(p_member);
  for l in select * from lots where member_id = p_member and expires_on < p_today and remaining > 0
    order by expires_on
  loop
    d.expires_on := l.expires_on;
    w := ledger_post(w, d, 'EXPIRATION', 'active', 'EXPIRED', l.remaining, p_at);
    perform ledger_take(p_member, w.seq, l.remaining, l.expires_on);
    v_total := v_total + l.remaining;
  end loop;
  if v_total > 0 then perform ledger_save(w); end if;
  perform set_config('ledger.writer', v_writer, true);
  return v_total;
end $$;
