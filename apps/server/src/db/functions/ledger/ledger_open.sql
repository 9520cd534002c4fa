-- Trigger: every member has an account from the first day. A list sorted by points needs no outer join then, which no index
-- can serve.
create or replace function ledger_open() returns trigger language plpgsql as $$
declare v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  perform set_config('ledger.writer', 'on', true);
  insert into wallets (member_id) values (new.id) on conflict do nothing;
  perform set_config('ledger.writer', v_writer, true);
  return null;
end $$;
