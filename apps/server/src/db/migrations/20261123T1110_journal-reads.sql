-- A refused request that only asks is a reading, not a creation (a list is a POST).
alter table audit_entries drop constraint audit_entries_action_check;
alter table audit_entries add constraint audit_entries_action_check
  check (action in ('create', 'update', 'delete', 'read', 'read_personal', 'login', 'logout', 'export', 'status', 'import'));
