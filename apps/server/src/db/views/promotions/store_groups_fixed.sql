-- Groups of a shop, and those it was in when a version was started, as «version:group». An inactive group matches nothing.
create or replace view store_groups_fixed as
  select f.store_id, f.version_id || ':' || f.group_id as key
  from promotion_group_stores f join store_groups g on g.id = f.group_id where g.is_active;
