-- Withdrawals (domain.md 3.10), cards and payout registries. A withdrawal is the document of its own
-- hold: it has the idempotency key for ever, checked before «not enough points».
create table payout_cards (
  id uuid primary key,
  member_id uuid not null,
  token text not null unique,
  mask text not null check (mask ~ '^[0-9]{6}•{6,9}[0-9]{4}$'),
  brand text not null,
  bidx bytea not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  removed_at timestamptz
);
create unique index payout_cards_once on payout_cards (member_id, bidx) where removed_at is null;
create unique index payout_cards_default on payout_cards (member_id) where is_default and removed_at is null;
create index payout_cards_bidx on payout_cards (bidx) where removed_at is null;

create table payout_registries (
  id uuid primary key,
  number bigint generated always as identity,
  status text not null default 'formed' check (status in ('formed', 'approved', 'completed')),
  total_points bigint not null check (total_points > 0),
  total_net_kopecks bigint not null check (total_net_kopecks >= 0),
  items int not null check (items > 0),
  formed_by uuid not null,
  formed_at timestamptz not null,
  approved_by uuid,
  approved_at timestamptz,
  completed_at timestamptz,
  version int not null default 1
);
create index payout_registries_formed on payout_registries (formed_at desc, id desc);

create table withdrawals (
  id uuid primary key,
  number bigint generated always as identity,
  member_id uuid not null references wallets,
  idem text not null check (length(idem) between 8 and 128),
  req_hash bytea not null,
  points bigint not null check (points between 1 and 99999),
  rate_kopecks int not null check (rate_kopecks > 0),
  gross_kopecks bigint not null check (gross_kopecks > 0),
  tax_mode text not null check (tax_mode in ('none', 'gift_prize', 'remuneration', 'self_employed', 'partner_pays')),
  exempt_used_kopecks bigint not null default 0 check (exempt_used_kopecks >= 0),
  tax_base_kopecks bigint not null check (tax_base_kopecks >= 0),
  tax_kopecks bigint not null check (tax_kopecks >= 0),
  net_kopecks bigint not null check (net_kopecks >= 0),
  settings_version int not null,
  method text not null default 'card' check (method in ('card', 'sbp')),
  card_id uuid references payout_cards,
  card_mask text not null,
  status text not null default 'new'
    check (status in ('new', 'on_review', 'approved', 'in_registry', 'paid', 'failed', 'returned', 'rejected', 'cancelled')),
  registry_id uuid references payout_registries,
  provider_ref text,
  failure_text text,
  reason_code text,
  comment text,
  decided_by uuid,
  decided_at timestamptz,
  requested_at timestamptz not null,
  paid_at timestamptz,
  resolved_at timestamptz,
  version int not null default 1,
  unique (member_id, idem),
  check (gross_kopecks = net_kopecks + tax_kopecks),
  check ((status = 'paid') = (paid_at is not null))
) with (fillfactor = 85);
create index withdrawals_member on withdrawals (member_id, requested_at desc, id desc);
create index withdrawals_requested on withdrawals (requested_at desc, id desc);
create index withdrawals_status on withdrawals (status, requested_at desc, id desc);
create index withdrawals_registry on withdrawals (registry_id) where registry_id is not null;
create unique index withdrawals_number on withdrawals (number);
create index withdrawals_points on withdrawals (points, id);
create index withdrawals_net on withdrawals (net_kopecks, id);
create index withdrawals_status_order on withdrawals (status, id);
create index withdrawals_paid on withdrawals (paid_at, id) where paid_at is not null;
create index withdrawals_card on withdrawals (reverse(card_mask) text_pattern_ops);

-- What was in a registry stays known after a failed payout has moved on to the next one.
create table payout_registry_items (
  registry_id uuid not null references payout_registries,
  withdrawal_id uuid not null references withdrawals,
  position int not null,
  outcome text check (outcome in ('paid', 'failed')),
  primary key (registry_id, withdrawal_id)
);
create index payout_registry_items_withdrawal on payout_registry_items (withdrawal_id);

create table withdrawal_events (
  withdrawal_id uuid not null references withdrawals,
  at timestamptz not null,
  id uuid not null,
  from_status text,
  to_status text not null,
  actor_kind text not null,
  actor_id uuid,
  reason_code text,
  comment text,
  primary key (withdrawal_id, at, id)
);

--> after functions and views
create trigger withdrawals_webhook after update of status on withdrawals for each row
  when (new.status = 'paid' and old.status <> 'paid') execute function webhook_withdrawal();
create trigger withdrawals_summary_new after insert on withdrawals for each row
  when (new.requested_at < clock_timestamp() - interval '2 minutes') execute function summary_mark('payout');
create trigger withdrawals_summary
  after update of status, requested_at, paid_at, failure_text, gross_kopecks, net_kopecks, tax_kopecks on withdrawals
  for each row when (least(old.requested_at, new.requested_at) < clock_timestamp() - interval '2 minutes')
  execute function summary_mark('payout');
create trigger withdrawals_webhook_made after insert on withdrawals for each row
  execute function webhook_withdrawal_status();
create trigger withdrawals_webhook_status after update of status on withdrawals for each row
  when (new.status is distinct from old.status) execute function webhook_withdrawal_status();
