-- Locks several accounts in one order, opening those that do not exist.
-- Locks: the accounts.
create or replace function ledger_lock_batch(p_members uuid[]) returns void language plpgsql as $$
declare v_locked int; v_opened int;
  v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  perform 1 from wallets where member_id = any (p_members) order by member_id for update;
  get diagnostics v_locked = row_count;
  if v_locked = cardinality(p_members) then return; end if;
  perform set_config('ledger.writer', 'on', true);
  insert into wallets (member_id)
    select distinct q.m from unnest(p_members) as q(m) left join wallets w on w.member_id = q.m
    where w.member_id is null order by q.m
    on conflict do nothing;
  get diagnostics v_opened = row_count;
  perform set_config('ledger.writer', v_writer, true);
  if v_opened > 0 then
    perform 1 from wallets where member_id = any (p_members) order by member_id for update;
  end if;
end $$;
