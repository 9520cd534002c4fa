-- Writes off debt; answers 'ok' or 'insufficient'.
-- Locks: the account.
create or replace function ledger_write_off(p_member uuid, p_points bigint, p_ref jsonb, p_at timestamptz)
returns text language plpgsql as $$
declare w wallets;
  v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  w := ledger_lock(p_member);
  if w.debt < p_points then return 'insufficient'; end if;
  perform set_config('ledger.writer', 'on', true);
  w := ledger_post(w, ledger_ref_of(p_ref), 'DEBT_WRITE_OFF', 'ADJUST', 'debt', p_points, p_at);
  perform ledger_save(w);
  perform set_config('ledger.writer', v_writer, true);
  return 'ok';
end $$;
