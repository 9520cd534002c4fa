-- Events for systems of partners and manufacturers (domain.md 3.14). They are written by the same transaction as the
-- change, whoever makes it; modules/technical/webhooks sends them. Bodies hold ids and numbers, no personal data.

-- Outside production a receiver may stand on the developer's own machine.
alter table technical_users drop constraint technical_users_webhook_url_check;
alter table technical_users add constraint technical_users_webhook_url_check
  check (webhook_url ~ '^https?://' and length(webhook_url) <= 2048);
alter table technical_users add column webhook_previous_sealed bytea;
alter table technical_users add column webhook_previous_until timestamptz;
-- One process of the server sends to one receiver at a time: that is what keeps the order.
alter table technical_users add column webhook_lease_until timestamptz;
create index technical_users_webhook on technical_users (user_id) where webhook_url is not null;

create table webhook_deliveries (
  id uuid primary key,
  seq bigint generated always as identity unique,
  user_id uuid not null references technical_users (user_id),
  type text not null check (length(type) <= 40),
  occurred_at timestamptz not null,
  data jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_attempt_at timestamptz,
  http_status integer,
  last_error text check (length(last_error) <= 200),
  sent_at timestamptz,
  -- The process of «Процессы» that tells of giving up.
  process_id uuid references processes (id)
);
create index webhook_deliveries_queue on webhook_deliveries (user_id, seq) where status = 'queued';
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where status = 'queued';
create index webhook_deliveries_log on webhook_deliveries (user_id, occurred_at desc, id desc);
create index webhook_deliveries_process on webhook_deliveries (process_id) where process_id is not null;

-- Puts an event into the queue of everybody whose rows it is and who has one of the rights: the same as what the
-- guard would let them read. `p_narrow` is for a manufacturer: goods and statuses, nothing of people and sums.
create function webhook_emit(p_type text, p_grants text[], p_partner uuid, p_manufacturers uuid[], p_at timestamptz,
  p_data jsonb, p_narrow jsonb) returns void language sql as $$
  insert into webhook_deliveries (id, user_id, type, occurred_at, data, next_attempt_at)
  select gen_random_uuid(), t.user_id, p_type, p_at,
    case when r.data_scope = 'all' or t.owner_partner_id is not null then p_data else p_narrow end, p_at
  from technical_users t join roles r on r.code = 'technical'
  where t.webhook_url is not null and t.webhook_secret_sealed is not null and t.status = 'active'
    and (t.expires_at is null or t.expires_at > p_at)
    and (r.data_scope = 'all' or t.owner_partner_id = p_partner
      or (p_narrow is not null and t.owner_manufacturer_id = any(p_manufacturers)))
    and exists (select from role_grants g where g.role_code = 'technical'
      and g.group_code || ':' || g.action = any(p_grants) and t.scopes ? (g.group_code || ':' || g.action))
$$;

-- Nobody listens most of the time: one look at a partial index, and nothing more is read.
create function webhook_wanted() returns boolean language sql stable as $$
  select exists (select from technical_users where webhook_url is not null)
$$;

create function webhook_number(letter text, number bigint) returns text language sql immutable as $$
  select letter || '-' || case when number < 1000000 then lpad(number::text, 6, '0') else number::text end
$$;

create function webhook_sale() returns trigger language plpgsql as $$
declare
  makers uuid[];
  facts jsonb;
begin
  if not webhook_wanted() then return null; end if;
  select array_agg(distinct p.manufacturer_id) into makers from sale_items i join products p on p.id = i.product_id
    where i.sale_id = new.id and i.removed_at is null;
  facts := jsonb_build_object('saleId', new.id, 'number', webhook_number('П', new.number), 'status', new.status,
    'saleDate', new.sale_date, 'storeId', new.store_id, 'partnerId', new.partner_id);
  perform webhook_emit('sale.status', array['sales.salesListAdmin:read', 'sales.sale:read'], new.partner_id, makers,
    new.updated_at,
    facts || jsonb_build_object('externalId', new.external_id, 'memberId', new.member_id, 'points', new.points_total),
    facts || '{"externalId": null, "memberId": null, "points": null}');
  return null;
end $$;
create trigger sales_webhook after update of status, points_total on sales for each row
  when (old.status <> 'draft' and (old.status is distinct from new.status
    or (new.status = 'partially_returned' and old.points_total is distinct from new.points_total)))
  execute function webhook_sale();

create function webhook_points() returns trigger language plpgsql as $$
begin
  if not webhook_wanted() then return null; end if;
  perform webhook_emit('points.posted', array['transactionPage.transactionListAdmin:read'], new.partner_id, null,
    new.at, jsonb_build_object('operationId', new.id, 'number', new.number::text, 'type', new.type, 'points',
      case when new.type in ('SALE_ACCRUAL', 'PROMO_ACCRUAL', 'ADJUST_CREDIT', 'OPENING_BALANCE')
        then new.amount else -new.amount end,
      'memberId', new.member_id, 'saleId', new.sale_id, 'promotionId', new.promotion_id), null);
  return null;
end $$;
-- Only what gives points and takes them: moves between the sums of one account are nobody's news.
create trigger transfers_webhook after insert on transfers for each row
  when (new.type in ('SALE_ACCRUAL', 'PROMO_ACCRUAL', 'ACCRUAL_CANCEL', 'SALE_RETURN', 'RETURN_DEBT', 'EXPIRATION',
    'ADJUST_CREDIT', 'ADJUST_DEBIT', 'OPENING_BALANCE'))
  execute function webhook_points();

create function webhook_withdrawal() returns trigger language plpgsql as $$
declare
  partner uuid;
begin
  if not webhook_wanted() then return null; end if;
  select partner_id into partner from users where id = new.member_id;
  perform webhook_emit('withdrawal.paid', array['transactionPage.transactionListAdmin:read'], partner, null,
    coalesce(new.paid_at, now()),
    jsonb_build_object('withdrawalId', new.id, 'number', webhook_number('В', new.number), 'memberId', new.member_id,
      'points', new.points, 'netKopecks', new.net_kopecks), null);
  return null;
end $$;
create trigger withdrawals_webhook after update of status on withdrawals for each row
  when (new.status = 'paid' and old.status <> 'paid') execute function webhook_withdrawal();

create function webhook_member() returns trigger language plpgsql as $$
begin
  if not webhook_wanted() then return null; end if;
  perform webhook_emit('member.status', array['memberPage.memberList:read', 'partner.partnerDetail:update'],
    new.partner_id, null, new.updated_at,
    jsonb_build_object('memberId', new.id, 'userExternalId', new.external_id, 'status', new.status,
      'partnerId', new.partner_id, 'storeId', new.store_id), null);
  return null;
end $$;
create trigger users_webhook after update of status on users for each row
  when (new.role_code = 'member' and old.status is distinct from new.status) execute function webhook_member();

-- A system learns how the upload ended that it began itself: «Процессы» are not for systems.
create function webhook_process() returns trigger language plpgsql as $$
begin
  insert into webhook_deliveries (id, user_id, type, occurred_at, data, next_attempt_at)
  select gen_random_uuid(), t.user_id, 'process.finished', coalesce(new.finished_at, now()),
    jsonb_build_object('processId', new.id, 'number', '#' || new.number, 'kind', new.kind, 'status', new.status,
      'counts', jsonb_build_object('ok', coalesce(new.counts -> 'ok', '0'), 'failed', coalesce(new.counts -> 'failed', '0'))),
    coalesce(new.finished_at, now())
  from technical_users t
  where t.user_id = new.started_by and t.webhook_url is not null and t.webhook_secret_sealed is not null
    and t.status = 'active';
  return null;
end $$;
create trigger processes_webhook after update of status on processes for each row
  when (new.started_by is not null and old.status is distinct from new.status
    and new.status in ('completed', 'completed_with_errors', 'failed', 'cancelled'))
  execute function webhook_process();
