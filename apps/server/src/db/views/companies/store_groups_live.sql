-- Shops of the active groups.
create or replace view store_groups_live as
  select m.group_id, m.store_id from store_group_stores m join store_groups g on g.id = m.group_id where g.is_active;
