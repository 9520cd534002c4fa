-- Whether a version of a promotion holds in a shop, by its conditions; with fixed membership by the groups of its start.
-- The same decision for the rows of a list is `holdsInStore` in promotions/short.ts.
create or replace function promotion_holds_in_store(v promotion_versions, s stores) returns boolean language sql stable as $$
  with c as (
    select v.conditions as said, exists (select from promotion_fixings f where f.version_id = v.id) as fixed
  ), g as (
    select l.group_id::text as id from c, store_groups_live l where not c.fixed and l.store_id = s.id
    union all
    select f.group_id::text from c, promotion_group_stores f join store_groups k on k.id = f.group_id and k.is_active
      where c.fixed and f.version_id = v.id and f.store_id = s.id
  )
  select not exists (
      select from (values ('partnerIds', s.partner_id::text), ('storeIds', s.id::text), ('regions', s.region)) as one(key, value)
      where jsonb_array_length(c.said -> one.key) > 0 and not coalesce(c.said -> one.key ? one.value, false))
    and not exists (
      select from (values ('excludePartnerIds', s.partner_id::text), ('excludeStoreIds', s.id::text),
        ('excludeRegions', s.region)) as one(key, value)
      where coalesce(c.said -> one.key ? one.value, false))
    and (coalesce(jsonb_array_length(c.said -> 'storeGroupIds'), 0) = 0
      or exists (select from g where c.said -> 'storeGroupIds' ? g.id))
    and not exists (select from g where coalesce(c.said -> 'excludeStoreGroupIds' ? g.id, false))
  from c
$$;
