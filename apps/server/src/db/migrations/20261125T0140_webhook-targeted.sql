-- A promotion shown to its audience only is news for the companies it holds in: they read it in their list (domain 3.22).
-- The same decision for the rows of a list is `holdsInStore` in promotions/short.ts.
create function promotion_holds_in_store(v promotion_versions, s stores) returns boolean language sql stable as $$
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

create or replace function webhook_promotion() returns trigger language plpgsql as $$
declare
  rule promotion_versions;
  named jsonb;
begin
  if not webhook_wanted() then return null; end if;
  select v.* into rule from promotion_versions v where v.id = new.current_version_id;
  named := rule.conditions -> 'partnerIds';
  insert into webhook_deliveries (id, user_id, type, occurred_at, data, next_attempt_at)
  select gen_random_uuid(), t.user_id, 'promotion.status', new.updated_at,
    jsonb_build_object('promotionId', new.id, 'number', webhook_number('А', new.number), 'status', new.status,
      'manufacturerId', new.manufacturer_id), new.updated_at
  from technical_users t join roles r on r.code = 'technical'
  where t.webhook_url is not null and t.webhook_secret_sealed is not null and t.status = 'active'
    and (t.webhook_events is null or 'promotion.status' = any(t.webhook_events))
    and (t.expires_at is null or t.expires_at > new.updated_at)
    and (r.data_scope = 'all' or t.owner_manufacturer_id = new.manufacturer_id
      or (t.owner_partner_id is not null and new.status <> 'draft' and (
        (new.visibility = 'all' and (coalesce(jsonb_array_length(named), 0) = 0 or named ? t.owner_partner_id::text))
        or (new.visibility = 'targeted' and rule.id is not null and exists (
          select from stores s where s.partner_id = t.owner_partner_id and promotion_holds_in_store(rule, s))))))
    and t.scopes ? 'promotions.promotionListAdmin:read'
    and exists (select from role_grants g where g.role_code = 'technical'
      and g.group_code = 'promotions.promotionListAdmin' and g.action = 'read');
  return null;
end $$;
