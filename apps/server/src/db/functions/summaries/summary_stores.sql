-- Shops of a group; null for no group.
create or replace function summary_stores(p_group uuid) returns uuid[] language sql stable as $$
  select case when p_group is not null then array(select store_id from store_group_stores where group_id = p_group) end
$$;
