-- A receiver names the events it wants (null: all, those to come too), and hears of withdrawals, promotions and
-- requests to support.
alter table technical_users add column webhook_events text[];

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

create or replace function webhook_process() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (id, user_id, type, occurred_at, data, next_attempt_at)
  select gen_random_uuid(), t.user_id, 'process.finished', coalesce(new.finished_at, now()),
    jsonb_build_object('processId', new.id, 'number', '#' || new.number, 'kind', new.kind, 'status', new.status,
      'counts', jsonb_build_object('ok', coalesce(new.counts -> 'ok', '0'), 'failed', coalesce(new.counts -> 'failed', '0'))),
    coalesce(new.finished_at, now())
  from technical_users t
  where t.user_id = new.started_by and t.webhook_url is not null and t.webhook_secret_sealed is not null
    and t.status = 'active' and (t.webhook_events is null or 'process.finished' = any(t.webhook_events));
  return null;
end $$;

-- Every step of a withdrawal, its making too. «withdrawal.paid» stays for those who listen to it.
create function webhook_withdrawal_status() returns trigger language plpgsql as $$
declare
  partner uuid;
begin
  if not webhook_wanted() then return null; end if;
  select partner_id into partner from users where id = new.member_id;
  perform webhook_emit('withdrawal.status', array['transactionPage.transactionListAdmin:read'], partner, null,
    case when tg_op = 'INSERT' then new.requested_at else coalesce(new.paid_at, new.resolved_at, new.decided_at, now()) end,
    jsonb_build_object('withdrawalId', new.id, 'number', webhook_number('В', new.number), 'memberId', new.member_id,
      'points', new.points, 'netKopecks', new.net_kopecks, 'status', new.status), null);
  return null;
end $$;
create trigger withdrawals_webhook_made after insert on withdrawals for each row
  execute function webhook_withdrawal_status();
create trigger withdrawals_webhook_status after update of status on withdrawals for each row
  when (new.status is distinct from old.status) execute function webhook_withdrawal_status();

-- The same rows a partner and a manufacturer read: a draft, and what is not told to everybody, is no partner's news.
create function webhook_promotion() returns trigger language plpgsql as $$
declare
  named jsonb;
begin
  if not webhook_wanted() then return null; end if;
  select v.conditions -> 'partnerIds' into named from promotion_versions v where v.id = new.current_version_id;
  insert into webhook_deliveries (id, user_id, type, occurred_at, data, next_attempt_at)
  select gen_random_uuid(), t.user_id, 'promotion.status', new.updated_at,
    jsonb_build_object('promotionId', new.id, 'number', webhook_number('А', new.number), 'status', new.status,
      'manufacturerId', new.manufacturer_id), new.updated_at
  from technical_users t join roles r on r.code = 'technical'
  where t.webhook_url is not null and t.webhook_secret_sealed is not null and t.status = 'active'
    and (t.webhook_events is null or 'promotion.status' = any(t.webhook_events))
    and (t.expires_at is null or t.expires_at > new.updated_at)
    and (r.data_scope = 'all' or t.owner_manufacturer_id = new.manufacturer_id
      or (t.owner_partner_id is not null and new.status <> 'draft' and new.visibility = 'all'
        and (coalesce(jsonb_array_length(named), 0) = 0 or named ? t.owner_partner_id::text)))
    and t.scopes ? 'promotions.promotionListAdmin:read'
    and exists (select from role_grants g where g.role_code = 'technical'
      and g.group_code = 'promotions.promotionListAdmin' and g.action = 'read');
  return null;
end $$;
create trigger promotions_webhook after update of status on promotions for each row
  when (old.status is distinct from new.status) execute function webhook_promotion();

-- Requests a company wrote itself: a seller's is his own and no system reads it.
create function webhook_support() returns trigger language plpgsql as $$
declare
  facts jsonb;
begin
  if not webhook_wanted() then return null; end if;
  facts := jsonb_build_object('requestId', new.id, 'number', webhook_number('О', new.number), 'status', new.status,
    'priority', new.priority, 'categoryCode', new.category_code);
  perform webhook_emit('support.status', array['technicalSupport.technicalSupportList:read',
      'technicalSupport.detailRequestTechnicalSupport:read'],
    case when new.by_company then new.partner_id end,
    case when new.by_company then array[new.manufacturer_id] end, new.updated_at, facts, facts);
  return null;
end $$;
create trigger support_requests_webhook_made after insert on support_requests for each row
  execute function webhook_support();
create trigger support_requests_webhook after update of status on support_requests for each row
  when (old.status is distinct from new.status) execute function webhook_support();
