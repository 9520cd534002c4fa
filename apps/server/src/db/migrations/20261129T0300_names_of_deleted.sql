--> works with servers from 20261126T1600
-- Names of deleted members leave what is kept of them (ADR 72): when that was done; accounts without it are the job's.
alter table users add column names_forgotten_at timestamptz;
--> indexes concurrently
create index concurrently users_names_left on users (id) where status = 'deleted' and names_forgotten_at is null;
--> after functions and views
-- An entry still cannot be deleted; of its change the function decides: a name may give way to the number of the member.
drop trigger audit_entries_append_only on audit_entries;
create trigger audit_entries_append_only before delete on audit_entries
  for each row execute function refuse_change();
create trigger audit_entries_names before update on audit_entries
  for each row execute function audit_refuse_change();
