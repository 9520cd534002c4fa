-- Who signs in, or changes only in status, changes the sums of people alone: visits, postings and withdrawals stay where
-- they are. Of each person who had signed in within the last minutes all four were read.

alter table summary_marks drop constraint summary_marks_kind_check;
-- member: came, went or changed the shop. person: stayed, and is counted otherwise (status, joined, last seen).
alter table summary_marks add constraint summary_marks_kind_check
  check (kind in ('member', 'person', 'sale', 'payout', 'posting', 'group', 'goods'));

drop trigger users_summary on users;
create trigger users_summary after update of role_code, partner_id, store_id on users for each row
  when ((old.role_code = 'member' or new.role_code = 'member')
    and (old.role_code, old.partner_id, old.store_id) is distinct from (new.role_code, new.partner_id, new.store_id))
  execute function summary_mark('member');
create trigger users_summary_person after update of status, last_login_at, registered_at on users for each row
  when (old.role_code = 'member' and new.role_code = 'member'
    and (old.status, old.last_login_at, old.registered_at)
      is distinct from (new.status, new.last_login_at, new.registered_at))
  execute function summary_mark('person');

do $$
declare
  v_fold text := pg_get_functiondef('summary_fold(text, timestamptz, int)'::regprocedure);
  v_people text := pg_get_functiondef('summary_people_since(timestamptz, text, uuid, uuid[])'::regprocedure);
begin
  if strpos(v_fold, 'filter (where kind = ''member'')') = 0 or strpos(v_people, 'm.kind = ''member''') = 0 then
    raise exception 'who reads the marks of people reads them otherwise';
  end if;
  execute replace(v_fold, 'filter (where kind = ''member'')', 'filter (where kind in (''member'', ''person''))');
  execute replace(v_people, 'm.kind = ''member''', 'm.kind in (''member'', ''person'')');
end $$;
