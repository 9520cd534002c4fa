-- How a table is divided: how long a part is, by which column, and by which the age of a row is counted. A column `id`
-- holds identifiers that grow with time (UUID version 7).
create or replace function parts_rule(p_parent text, out step interval, out key text, out moment text)
language sql immutable as $$
  select r.step, r.key, r.moment
  from (values
    ('technical_calls', interval '7 days', 'at', 'at'),
    ('audit_entries', interval '1 month', 'at', 'at'),
    ('outbox_messages', interval '1 month', 'id', 'created_at')
  ) as r (parent, step, key, moment) where r.parent = p_parent
$$;
