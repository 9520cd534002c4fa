-- Most people never have a sale returned: whether one has is asked before each of his sales is sent.
create index sales_returned on sales (member_id, submitted_at) where status in ('partially_returned', 'returned');

-- A kind of record, newest first; one record is found by audit_entries_entity_id, whatever its kind.
drop index audit_entries_entity;
create index audit_entries_type on audit_entries (entity_type, at desc, id desc);
