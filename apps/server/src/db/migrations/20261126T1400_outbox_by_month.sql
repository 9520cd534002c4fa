--> works with servers from 20261126T1340
-- The outbox goes to parts of a month by its ids, which grow with time (ADR 70): a job that has the id alone finds the part.
-- No reference to users any more: a part that leaves would have to hold them all. The outbox writes people who exist, and
-- nobody is ever deleted from the table.
alter table outbox_messages drop constraint outbox_messages_user_id_fkey;
--> after functions and views
select parts_begin('outbox_messages');
do $do$ begin
  -- Rows of a later year, written past the server, leave it to the job too: it fails, the update does not.
  if pg_table_size('parts.outbox_messages_before') < 128 * 1024 * 1024
    and not exists (select from outbox_messages where created_at > now() + interval '1 year') then
    perform parts_early('outbox_messages', now());
    perform parts_close('outbox_messages');
    perform parts_ahead('outbox_messages', now() + interval '60 days');
  end if;
end $do$;
