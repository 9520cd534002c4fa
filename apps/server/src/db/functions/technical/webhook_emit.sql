-- Queues an event for every system that listens to it and may read it; p_narrow is what a system of a manufacturer gets,
-- null when it gets nothing.
create or replace function webhook_emit(p_type text, p_grants text[], p_partner uuid, p_manufacturers uuid[],
  p_at timestamptz, p_data jsonb, p_narrow jsonb) returns void language sql as $$
  insert into webhook_deliveries (id, user_id, type, occurred_at, data, next_attempt_at)
  select gen_random_uuid(), t.user_id, p_type, p_at,
    case when r.data_scope = 'all' or t.owner_partner_id is not null then p_data else p_narrow end, p_at
  from technical_users t join roles r on r.code = 'technical'
  where t.webhook_url is not null and t.webhook_secret_sealed is not null and t.status = 'active'
    and (t.webhook_events is null or p_type = any(t.webhook_events))
    and (t.expires_at is null or t.expires_at > p_at)
    and (r.data_scope = 'all' or t.owner_partner_id = p_partner
      or (p_narrow is not null and t.owner_manufacturer_id = any(p_manufacturers)))
    and exists (select from role_grants g where g.role_code = 'technical'
      and g.group_code || ':' || g.action = any(p_grants) and t.scopes ? (g.group_code || ':' || g.action))
$$;
