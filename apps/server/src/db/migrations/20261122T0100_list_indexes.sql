-- One index per filter and per order of the lists that grow for ever (ledger.md 5.1): members, sales,
-- postings, withdrawals, adjustments, journal. Lists of companies and goods stay in the thousands.

-- Every member has an account from the first day: a list sorted by points needs no outer join, which no
-- index can serve.
create function ledger_open() returns trigger language plpgsql as $$
begin
  perform set_config('ledger.writer', 'on', true);
  insert into wallets (member_id) values (new.id) on conflict do nothing;
  perform set_config('ledger.writer', '', true);
  return null;
end $$;
create trigger users_open_wallet after insert on users
  for each row when (new.role_code = 'member') execute function ledger_open();
create trigger users_open_wallet_later after update of role_code on users
  for each row when (new.role_code = 'member') execute function ledger_open();
do $$
begin
  perform set_config('ledger.writer', 'on', true);
  insert into wallets (member_id) select id from users where role_code = 'member' on conflict do nothing;
  perform set_config('ledger.writer', '', true);
end $$;

create index wallets_active on wallets (active, member_id);
create index wallets_pending on wallets (pending, member_id);
create index wallets_debt on wallets (member_id) where debt > 0;

create index users_members_status_order on users (status collate "C", id) where role_code = 'member';
create index users_members_risk on users (risk_level, registered_at desc, id desc) where role_code = 'member';
create index users_members_verified on users (is_phone_verified, registered_at desc, id desc) where role_code = 'member';
create index users_members_tax on users (tax_status, registered_at desc, id desc) where role_code = 'member';
create index users_email_prefix on users (email text_pattern_ops);
create index users_role_name on users (role_code, search_name, id);

create unique index sales_number on sales (number);
create index sales_date on sales (sale_date desc, id desc);
create index sales_updated on sales (updated_at desc, id desc);
create index sales_due on sales (coalesce(sla_due_at, 'infinity'::timestamptz), id);
create index sales_points on sales (greatest(points_total, points_preview), id);
create index sales_sum on sales (total_kopecks, id);
create index sales_status_order on sales (status, id);
create index sales_source on sales (source, submitted_at desc, id desc) where source <> 'portal';
create index sales_moderator on sales (moderator_id, submitted_at desc, id desc) where moderator_id is not null;
create index sales_reason on sales (reason_code, submitted_at desc, id desc) where reason_code is not null;
create index sale_items_serial_prefix on sale_items (serial_key text_pattern_ops) where serial_key is not null;
create index sale_flags_code on sale_flags (code, sale_id);
create index accruals_promotion on accruals (promotion_id, sale_id) where promotion_id is not null;

-- The id stands where the cursor looks for it: thousands of postings of one job share one moment.
drop index transfers_at;
drop index transfers_type;
drop index transfers_partner;
create index transfers_at on transfers (at, id);
create index transfers_type on transfers (type, at, id);
create index transfers_partner on transfers (partner_id, at, id) where partner_id is not null;
create index transfers_promotion on transfers (promotion_id, at, id) where promotion_id is not null;
create index transfers_technical on transfers (at, id) where actor_kind = 'technical';
create index transfers_amount on transfers (amount, id);
-- Numbers grow with the table: a few pages of summaries find one.
create index transfers_number on transfers using brin (number) with (pages_per_range = 8);

create unique index withdrawals_number on withdrawals (number);
create index withdrawals_points on withdrawals (points, id);
create index withdrawals_net on withdrawals (net_kopecks, id);
create index withdrawals_status_order on withdrawals (status, id);
create index withdrawals_paid on withdrawals (paid_at, id) where paid_at is not null;
create index withdrawals_card on withdrawals (reverse(card_mask) text_pattern_ops);

create unique index tunings_number on tunings (number);
create index tunings_points on tunings (points, id);
create index tunings_status_order on tunings (status, id);
create index tunings_reason on tunings (reason_code, created_at desc, id desc);
create index tunings_direction on tunings (direction, created_at desc, id desc);

create index processes_kind on processes (kind, queued_at desc, id desc);
create index processes_finished on processes (coalesce(finished_at, 'infinity'::timestamptz), id);
drop index processes_recent;
create index processes_recent on processes (queued_at desc, id desc);

create index audit_entries_role on audit_entries (actor_role, at desc, id desc);
create index audit_entries_failed on audit_entries (result, at desc, id desc) where result <> 'ok';
create index audit_entries_request on audit_entries (request_id) where request_id is not null;
create index audit_entries_ip on audit_entries (ip, at desc, id desc) where ip is not null;
create index audit_entries_entity_id on audit_entries (entity_id, at desc, id desc) where entity_id is not null;
create index notifications_created on notifications (user_id, created_at desc, id desc);

alter table audit_entries add column search_text text
  generated always as (translate(lower(entity_label || ' ' || actor_name), 'ё', 'е')) stored;
do $$
begin
  if exists (select from pg_extension where extname = 'pg_trgm') then
    create index audit_entries_trgm on audit_entries using gin (search_text gin_trgm_ops);
  end if;
end $$;
