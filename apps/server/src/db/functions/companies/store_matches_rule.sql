-- Whether a shop belongs to a group by this rule (domain 3.22). An inactive shop matches nothing.
create or replace function store_matches_rule(p_store stores, p_rule jsonb) returns boolean language sql immutable as $$
  select p_store.status = 'active'
    and (coalesce(jsonb_array_length(p_rule -> 'partnerIds'), 0) = 0 or p_rule -> 'partnerIds' ? p_store.partner_id::text)
    and (coalesce(jsonb_array_length(p_rule -> 'regions'), 0) = 0 or p_rule -> 'regions' ? p_store.region)
    and (coalesce(jsonb_array_length(p_rule -> 'cities'), 0) = 0 or p_rule -> 'cities' ? p_store.city)
    and (coalesce(jsonb_array_length(p_rule -> 'codes'), 0) = 0 or exists (
      select from jsonb_array_elements_text(p_rule -> 'codes') code where lower(code) = lower(p_store.code)))
$$;
