-- The mark that says «the ledger writes» stood in the headers of functions, and only a superuser may put a parameter of
-- one's own there: an ordinary owner of a database could neither install nor restore it. Each function sets the mark for
-- its own writing and puts back what it found; what fails in between is rolled back together with the mark (ADR 16).

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

-- Every member has an account from the first day: a list sorted by points needs no outer join, which no
-- index can serve.
create or replace function ledger_open() returns trigger language plpgsql as $$
declare v_writer text := coalesce(current_setting('ledger.writer', true), '');
begin
  perform set_config('ledger.writer', 'on', true);
  insert into wallets (member_id) values (new.id) on conflict do nothing;
  perform set_config('ledger.writer', v_writer, true);
  return null;
end $$;

create or replace function ledger_locks(p_members uuid[]) returns void language plpgsql
set lock_timeout = '1s' as $$
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
