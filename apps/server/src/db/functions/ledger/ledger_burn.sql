-- Burns all points of a member who closes the account: what was confirmed and waits for its day comes alive first, so that
-- every accrual ends as usual, then each lot expires whatever its last day. Answers the sum.
-- Locks: the account.
-- Errors: PB103, PB104 as ledger_put and ledger_take.
create or replace function ledger_burn(p_member uuid, p_ref jsonb, p_at timestamptz) returns bigint language plpgsql as $$
declare v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  perform ledger_lock(p_member);
  perform set_config('ledger.writer', 'on', true);
  update accruals set activate_at = p_at where member_id = p_member and status = 'scheduled' and activate_at > p_at;
  perform set_config('ledger.writer', v_writer, true);
  perform ledger_activate(p_member, p_ref, p_at);
  return ledger_expire(p_member, 'infinity', p_at);
end $$;
