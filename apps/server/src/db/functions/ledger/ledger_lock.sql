-- Locks the account of a member, opening it when there is none. The setting `ledger.writer` says «the ledger writes»: each
-- function sets it for its own writing and puts back what it found; what fails in between is rolled back together with it.
-- It does not stand in the header of a function, because only a superuser may put a parameter of one's own there (ADR 16).
-- Locks: the account.
create or replace function ledger_lock(p_member uuid) returns wallets language plpgsql as $$
declare w wallets;
  v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  select * into w from wallets where member_id = p_member for update;
  if not found then
    perform set_config('ledger.writer', 'on', true);
    insert into wallets (member_id) values (p_member) on conflict do nothing;
    perform set_config('ledger.writer', v_writer, true);
    select * into w from wallets where member_id = p_member for update;
  end if;
  return w;
end $$;
