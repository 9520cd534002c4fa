--> works with servers from 20261126T1340
-- The journal goes to parts of a month (ADR 70). The table as it was becomes the first of them: nothing is copied. Where it
-- is small its end is set at once; where it is large the job housekeeping.parts does that, next to the work of others.
--> after functions and views
drop trigger audit_entries_append_only on audit_entries;
select parts_begin('audit_entries');
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_change();
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function refuse_change();
do $do$ begin
  -- Rows of a later year, written past the server, leave it to the job too: it fails, the update does not.
  if pg_table_size('parts.audit_entries_before') < 128 * 1024 * 1024
    and not exists (select from audit_entries where at > now() + interval '1 year') then
    perform parts_early('audit_entries', now());
    perform parts_close('audit_entries');
    perform parts_ahead('audit_entries', now() + interval '60 days');
  end if;
end $do$;
