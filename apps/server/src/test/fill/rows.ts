/** Statements that fill the growing tables with `$MEMBERS` members and what they leave behind. */

// Time-ordered identifiers, as the server itself makes them, from a number and a kind.
export const idFunction = `
create or replace function fill_id(kind int, n bigint) returns uuid language sql immutable parallel safe as $$
  select (lpad(to_hex(1700000000000 + n * 1000), 12, '0') || '7' || lpad(to_hex(kind), 3, '0') || '8'
    || substr(md5(kind || ':' || n), 1, 15))::uuid
$$`;

const at = (n: string): string => `timestamptz '2024-01-01' + (${n}) * (interval '1000 days' / $MEMBERS)`;

const people = `
insert into users (id, external_id, role_code, status, phone, is_phone_verified, email, last_name, first_name, middle_name,
  partner_id, store_id, risk_level, tax_status, last_login_at, registered_at, created_at)
select fill_id(1, n), 'f' || n, 'member',
  case when n % 50 = 1 then 'moderation' when n % 70 = 1 then 'rejected' when n % 100 = 1 then 'blocked' else 'confirmed' end,
  '79' || lpad(n::text, 9, '0'), n % 40 <> 3, 'fill' || n || '@example.ru',
  (array['Мельникова','Орлов','Соколова','Ёлкин','Баранова','Гусев','Зайцева','Крылов','Лебедева','Титов'])[1 + n % 10]
    || chr(1072 + (n / 10 % 30)::int) || chr(1072 + (n / 300 % 30)::int),
  (array['Анна','Борис','Вера','Глеб','Дарья','Егор','Жанна'])[1 + n % 7], '',
  fill_id(2, n % 200), fill_id(3, n % $STORES), case when n % 200 = 7 then 'high' when n % 60 = 7 then 'medium' else 'low' end,
  case when n % 150 = 9 then 'self_employed' else 'individual' end, ${at('n')} + interval '40 days', ${at('n')}, ${at('n')}
from generate_series(0::bigint, $MEMBERS - 1) as n`;

const places = `
insert into partners (id, name, legal_name, inn, region)
select fill_id(2, n), 'Сеть ' || n, 'ООО Сеть ' || n, lpad(n::text, 10, '0'), 'Тверская область' from generate_series(0, 199) as n;
insert into stores (id, partner_id, name, code, address, city, region)
select fill_id(3, n), fill_id(2, n % 200), 'Магазин ' || n, 'T' || n, 'ул. Советская, ' || n, 'Город ' || n % 40,
  'Область ' || n % 40 from generate_series(0, $STORES - 1) as n;
insert into store_groups (id, name) select fill_id(4, n), 'Группа ' || n from generate_series(0, 9) as n;
insert into store_group_stores select fill_id(4, n % 10), fill_id(3, n) from generate_series(0, $STORES / 20) as n;
insert into manufacturers (id, name, legal_name, inn) values (fill_id(5, 0), 'Завод', 'ООО Завод', '0000000000');
insert into brands (id, manufacturer_id, name) select fill_id(6, n), fill_id(5, 0), 'Бренд ' || n from generate_series(0, 19) as n;
insert into products (id, manufacturer_id, brand_id, article, name, status)
select fill_id(7, n), fill_id(5, 0), fill_id(6, n % 20), 'A' || n, 'Дрель модель ' || n, 'active' from generate_series(0, 499) as n;
insert into product_points (product_id, valid_from, points) select fill_id(7, n), '2024-01-01', 100 from generate_series(0, 499) as n`;

const account = `
insert into wallets (member_id, pending, active, debt, earned, seq)
select fill_id(1, n), n % 37, case when n % 300 = 11 then 0 else 2000 + n % 5000 end, case when n % 300 = 11 then 100 else 0 end,
  2000 + n % 5000, 5 from generate_series(0::bigint, $MEMBERS - 1) as n on conflict (member_id) do update set
  pending = excluded.pending, active = excluded.active, debt = excluded.debt, earned = excluded.earned, seq = excluded.seq;
insert into wallet_ranks (member_id, active, pending, seq) select member_id, active, pending, seq from wallets
on conflict (member_id) do update set active = excluded.active, pending = excluded.pending, seq = excluded.seq;
insert into lots (member_id, expires_on, remaining)
select fill_id(1, n), '2028-12-31', case when n % 300 = 11 then 0 else 2000 + n % 5000 end from generate_series(0::bigint, $MEMBERS - 1) as n;
insert into tax_profiles (user_id, status, sealed, passport_mask, inn_mask, passport_bidx, inn_bidx)
select fill_id(1, n), case when n % 90 = 5 then 'on_check' when n % 90 = 6 then 'declined' else 'verified' end, decode(md5('s' || n), 'hex'),
  '00•• ••••00', '••••', decode(md5('p' || n), 'hex'), decode(md5('i' || n), 'hex')
from generate_series(0::bigint, $MEMBERS - 1) as n where n % 5 <> 4;
insert into payout_cards (id, member_id, token, mask, brand, bidx, is_default, created_at)
select fill_id(8, n), fill_id(1, n), 'fill-' || n, '220000••••••' || lpad((n % 10000)::text, 4, '0'), 'mir', decode(md5('c' || n), 'hex'),
  true, ${at('n')} from generate_series(0::bigint, $MEMBERS - 1) as n`;

const sales = `
insert into sales (id, member_id, status, store_id, partner_id, sale_date, source, total_kopecks, points_preview, points_total,
  submitted_at, sla_due_at, moderator_id, reason_code, created_at, updated_at)
select fill_id(9, n), fill_id(1, n), case when n % 60 = 2 then 'moderation' when n % 90 = 3 then 'rejected' else 'confirmed' end,
  fill_id(3, n % $STORES), fill_id(2, n % 200), (${at('n')})::date, case when n % 250 = 5 then 'api' else 'portal' end,
  100000 + n % 7919, 100 + n % 997, 100 + n % 997, ${at('n')} + interval '1 day', ${at('n')} + interval '3 days',
  case when n % 120 = 1 then fill_id(1, 0) end, case when n % 90 = 3 then 'no_receipt' end, ${at('n')}, ${at('n')} + interval '1 day'
from generate_series(0::bigint, $MEMBERS - 1) as n;
insert into sale_items (id, sale_id, position, product_id, quantity, price_kopecks, serial_number, serial_key, status, points, base_points)
select fill_id(10, n), fill_id(9, n), 1, fill_id(7, n % 500), 1, 100000 + n % 7919, 'SN' || n, 'SN' || n, 'approved', 100, 100
from generate_series(0::bigint, $MEMBERS - 1) as n;
insert into sale_flags (sale_id, code, text, weight)
select fill_id(9, n), case when n % 600 = 2 then 'F7' else 'F5' end, 'Признак', 20
from generate_series(0::bigint, $MEMBERS - 1) as n where n % 60 = 2`;

const promotion = `
insert into promotions (id, name, starts_at, ends_at, status) values (fill_id(11, 0), 'Осень', '2024-01-01', '2027-01-01', 'active');
insert into promotion_versions (id, promotion_id, number, mechanic, params)
values (fill_id(12, 0), fill_id(11, 0), 1, 'multiplier', '{"percent": 150}');
update promotions set current_version_id = fill_id(12, 0);
insert into accruals (id, member_id, sale_id, sale_item_id, kind, promotion_id, promotion_version_id, points, left_pending, status,
  activate_at, expires_on, created_at)
select fill_id(13, n), fill_id(1, n), fill_id(9, n), fill_id(10, n), 'promotion', fill_id(11, 0), fill_id(12, 0), 50, 0, 'active',
  ${at('n')}, '2028-12-31', ${at('n')} from generate_series(0::bigint, $MEMBERS - 1) as n where n % 200 = 0`;

// Two sales that came alive and one that waits: five postings a member.
const postings = `
insert into transfers (member_id, seq, id, type, dr, cr, amount, pending_after, active_after, reserved_after, debt_after, sale_id,
  store_id, partner_id, promotion_id, actor_kind, at, hash)
select fill_id(1, n), s, fill_id(13 + s, n), (array['SALE_ACCRUAL','ACTIVATION','SALE_ACCRUAL','ACTIVATION','SALE_ACCRUAL'])[s]::ledger_operation,
  (array['ISSUED','pending','ISSUED','pending','ISSUED'])[s]::ledger_account,
  (array['pending','active','pending','active','pending'])[s]::ledger_account,
  case when s < 5 then 1000 + (n % 5000) / 2 else n % 37 + 1 end, 0, 0, 0, 0, fill_id(9, n), fill_id(3, n % $STORES), fill_id(2, n % 200),
  case when n % 200 = 0 then fill_id(11, 0) end,
  (case when n % 500 = 9 then 'technical' when s in (2, 4) then 'system' else 'user' end)::ledger_actor,
  ${at('n')} + s * interval '5 days', decode(md5('h' || n || s), 'hex')
from generate_series(0::bigint, $MEMBERS - 1) as n, generate_series(1, 5) as s`;

const payouts = `
insert into withdrawals (id, member_id, idem, req_hash, points, rate_kopecks, gross_kopecks, tax_mode, tax_base_kopecks, tax_kopecks,
  net_kopecks, settings_version, card_id, card_mask, status, requested_at, paid_at, resolved_at)
select fill_id(20, n), fill_id(1, n), 'fill-key-' || n, decode(md5('w'), 'hex'), 500 + n % 90000, 100, 100 * (500 + n % 90000), 'none', 0, 0,
  100 * (500 + n % 90000), 1, fill_id(8, n), '220000••••••' || lpad((n % 10000)::text, 4, '0'),
  case when n % 40 = 0 then 'new' else 'paid' end, ${at('n')} + interval '30 days',
  case when n % 40 = 0 then null else ${at('n')} + interval '35 days' end, null
from generate_series(0::bigint, $MEMBERS - 1) as n where n % 5 = 0;
insert into tunings (id, member_id, direction, points, reason_code, comment, status, idem, req_hash, created_at, created_by)
select fill_id(21, n), fill_id(1, n), case when n % 400 = 0 then 'debit' else 'credit' end, 1 + n % 999,
  case when n % 800 = 0 then 'error' else 'contest' end, 'Корректировка', case when n % 400 = 20 then 'on_approval' else 'applied' end,
  'fill-key-' || n, decode(md5('t'), 'hex'), ${at('n')}, fill_id(1, 0) from generate_series(0::bigint, $MEMBERS - 1) as n where n % 10 = 0`;

const auditEntries = `
insert into audit_entries (id, at, actor_id, actor_name, actor_role, actor_kind, action, entity_type, entity_id, entity_label, result, ip,
  request_id)
select fill_id(22, n), ${at('n')}, fill_id(1, n / 100), 'Иванова Мария', case when n % 300 = 1 then 'finance' else 'member' end, 'user',
  case when n % 250 = 1 then 'read_personal' else 'update' end, case when n % 300 = 2 then 'role' else 'sale' end, 'e' || n / 10,
  'П-' || lpad(n::text, 6, '0'), case when n % 200 = 3 then 'denied' else 'ok' end, ('10.0.' || n / 200 % 250 || '.' || n % 200)::inet,
  fill_id(23, n) from generate_series(0::bigint, $MEMBERS - 1) as n;
insert into processes (id, kind, title, status, queued_at, finished_at, started_by)
select fill_id(24, n), case when n % 100 = 3 then 'member_export' else 'reconciliation' end, 'Работа', case when n % 150 = 4 then 'failed'
  else 'completed' end, ${at('n')}, ${at('n')} + interval '1 hour', fill_id(1, n) from generate_series(0::bigint, $MEMBERS - 1) as n where n % 10 = 3`;

// Every sixtieth is a guest's; what is not closed is rare, as it is after a year.
const support = `
insert into support_requests (id, author_id, contact_name, contact_phone, contact_email, partner_id, category_code, subject, sale_id,
  status, priority, assignee_id, first_response_due_at, first_response_at, resolved_at, closed_at, rating, created_at, updated_at)
select fill_id(30, n), case when n % 60 = 1 then null else fill_id(1, n) end, case when n % 60 = 1 then 'Гость ' || n end,
  case when n % 60 = 1 then '78' || lpad(n::text, 9, '0') end, case when n % 60 = 1 then 'guest' || n || '@example.ru' end,
  case when n % 60 <> 1 then fill_id(2, n % 200) end, case when n % 70 = 2 then 'technical' else 'points' end, 'Вопрос номер ' || n,
  fill_id(9, n), case when n % 80 = 3 then 'new' when n % 90 = 4 then 'waiting_author' when n % 100 = 5 then 'resolved' else 'closed' end,
  case when n % 150 = 6 then 'urgent' else 'normal' end, case when n % 80 <> 3 then fill_id(1, n % 400) end,
  ${at('n')} + interval '1 day', case when n % 80 <> 3 then ${at('n')} + interval '2 hours' end, ${at('n')} + interval '1 day',
  ${at('n')} + interval '8 days', 1 + n % 5, ${at('n')}, ${at('n')} + (n % 7919) * interval '1 minute'
from generate_series(0::bigint, $MEMBERS - 1) as n`;

/** In the order of their references. */
export const fillStatements: readonly string[] = [
  places,
  people,
  account,
  sales,
  promotion,
  postings,
  payouts,
  auditEntries,
  support,
];
