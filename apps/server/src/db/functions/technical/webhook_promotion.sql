-- Trigger: a promotion has changed status, for the rows a partner and a manufacturer read in their lists (domain.md 3.22):
-- a draft is no partner's news, and a promotion shown to its audience only is news for the companies it holds in.
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
