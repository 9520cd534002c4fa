-- The points account: storage (domain.md 3.9). Points are integers. One row of wallets is the
-- account, transfers are the only truth, lots and accruals say when points lapse or come alive.
-- Everything here is written by the ledger_* functions alone; the triggers below refuse other writers.
create type ledger_account as enum
  ('pending', 'active', 'reserved', 'debt', 'ISSUED', 'PROMO', 'ADJUST', 'PAYOUT', 'EXPIRED');
create type ledger_operation as enum
  ('SALE_ACCRUAL', 'PROMO_ACCRUAL', 'ACTIVATION', 'ACTIVATION_CANCEL', 'ACCRUAL_CANCEL', 'SALE_RETURN',
   'RETURN_DEBT', 'DEBT_REPAYMENT', 'DEBT_WRITE_OFF', 'WITHDRAWAL_HOLD', 'WITHDRAWAL_RELEASE',
   'WITHDRAWAL_PAID', 'EXPIRATION', 'ADJUST_CREDIT', 'ADJUST_DEBIT', 'OPENING_BALANCE');
create type ledger_actor as enum ('system', 'user', 'technical');
-- What a posting refers to. A public function of the ledger first locks the account row in a statement of its own; what it
-- reads afterwards is newer than the lock (ledger.md §2.4, trap 2: lock and read in one statement, and the read is older
-- than the wait). Time is always a parameter.
create type ledger_ref as (
  sale_id uuid, sale_item_id uuid, accrual_id uuid, promotion_id uuid, promotion_version_id uuid,
  withdrawal_id uuid, tuning_id uuid, reverses_seq bigint, store_id uuid, partner_id uuid,
  actor_kind ledger_actor, actor_id uuid, request_id text, reason_code text, expires_on date
);

-- fillfactor leaves room on the page, so an update touches no index (HOT).
create table wallets (
  member_id uuid primary key,
  pending bigint not null default 0 check (pending >= 0),
  active bigint not null default 0 check (active >= 0),
  reserved bigint not null default 0 check (reserved >= 0),
  debt bigint not null default 0 check (debt >= 0),
  earned bigint not null default 0,
  paid bigint not null default 0,
  expired bigint not null default 0,
  seq bigint not null default 0,
  head bytea,
  constraint wallets_debt_before_active check (debt = 0 or active = 0)
) with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.01);
create index wallets_debt on wallets (member_id) where debt > 0;

-- Lists sort and filter members by points, and nothing else needs an index of them: on the account itself it made every
-- posting a new entry in each index of the account (a fifth of what an accrual costs in a batch). The lists go by this
-- copy, which the fold of the sums brings up to date every minute; an account that has moved since is counted from its
-- row (docs/adr/0010).
create table wallet_ranks (
  member_id uuid primary key references wallets,
  active bigint not null,
  pending bigint not null,
  -- The posting these points stand after.
  seq bigint not null
) with (autovacuum_vacuum_scale_factor = 0.02);
create index wallet_ranks_active on wallet_ranks (active, member_id) include (seq);
create index wallet_ranks_pending on wallet_ranks (pending, member_id) include (seq);

-- dr is where points leave, cr where they arrive; *_after are the member's sums after this posting,
-- so a statement, a balance of any past day and the answer to a repeated request need no replay.
create table transfers (
  -- No reference to wallets: see wallets_stay.
  member_id uuid not null,
  seq bigint not null,
  id uuid not null,
  number bigint generated always as identity,
  type ledger_operation not null,
  dr ledger_account not null,
  cr ledger_account not null,
  amount bigint not null check (amount > 0),
  pending_after bigint not null,
  active_after bigint not null,
  reserved_after bigint not null,
  debt_after bigint not null,
  sale_id uuid,
  sale_item_id uuid,
  accrual_id uuid,
  promotion_id uuid,
  promotion_version_id uuid,
  withdrawal_id uuid,
  tuning_id uuid,
  reverses_seq bigint,
  store_id uuid,
  partner_id uuid,
  actor_kind ledger_actor not null,
  actor_id uuid,
  request_id text,
  reason_code text,
  expires_on date,
  at timestamptz not null,
  xid xid8 not null default pg_current_xact_id(),
  hash bytea not null,
  primary key (member_id, seq),
  check (dr <> cr)
);
create unique index transfers_id on transfers (id);
create index transfers_sale on transfers (sale_id) where sale_id is not null;
create index transfers_withdrawal on transfers (withdrawal_id) where withdrawal_id is not null;
create index transfers_tuning on transfers (tuning_id) where tuning_id is not null;
-- P5: a hold is resolved once, whatever the code does.
create unique index transfers_hold_once on transfers (withdrawal_id) where type = 'WITHDRAWAL_HOLD';
create unique index transfers_resolved_once on transfers (withdrawal_id)
  where type in ('WITHDRAWAL_RELEASE', 'WITHDRAWAL_PAID');
create index transfers_at on transfers (at, id);
create index transfers_type on transfers (type, at, id);
create index transfers_partner on transfers (partner_id, at, id) where partner_id is not null;
create index transfers_promotion on transfers (promotion_id, at, id) where promotion_id is not null;
create index transfers_technical on transfers (at, id) where actor_kind = 'technical';
create index transfers_amount on transfers (amount, id);
-- Numbers grow with the table: a few pages of summaries find one.
create index transfers_number on transfers using brin (number) with (pages_per_range = 8);

-- One row per line of a sale (base or one promotion version): the pending side, with its due time.
create table accruals (
  id uuid primary key,
  -- No reference to wallets: see wallets_stay.
  member_id uuid not null,
  sale_id uuid not null,
  sale_item_id uuid not null,
  kind text not null check (kind in ('base', 'promotion')),
  promotion_id uuid,
  promotion_version_id uuid,
  points bigint not null check (points > 0),
  left_pending bigint not null check (left_pending between 0 and points),
  returned bigint not null default 0 check (returned between 0 and points),
  status text not null default 'pending' check (status in ('pending', 'scheduled', 'active', 'cancelled')),
  activate_at timestamptz,
  expires_on date,
  budget_stripe smallint,
  created_at timestamptz not null,
  check ((kind = 'promotion') = (promotion_version_id is not null)),
  check (status not in ('active', 'cancelled') or left_pending = 0),
  check (status <> 'scheduled' or (activate_at is not null and expires_on is not null))
) with (fillfactor = 80);
-- P5: a line is accrued once; a cancelled one may be made again after a clarification or an undo.
create unique index accruals_once on accruals
  (sale_item_id, kind, coalesce(promotion_version_id, '00000000-0000-0000-0000-000000000000'))
  where status <> 'cancelled';
create index accruals_due on accruals (activate_at, member_id) where status = 'scheduled';
create index accruals_member on accruals (member_id, activate_at) where status in ('pending', 'scheduled');
create index accruals_sale on accruals (sale_id);
create index accruals_promotion on accruals (promotion_id, sale_id) where promotion_id is not null;
-- What a promotion has given, newest first.
create index accruals_promotion_given on accruals (promotion_id, created_at desc, id desc) where promotion_id is not null;

-- Live points by their last valid day: bounded rows per member instead of one per sale.
create table lots (
  member_id uuid not null references wallets,
  expires_on date not null,
  remaining bigint not null check (remaining >= 0),
  primary key (member_id, expires_on)
) with (fillfactor = 80);
create index lots_due on lots (expires_on, member_id) where remaining > 0;

-- Which lots a posting filled (+) or took from (-). Σ per posting = its change of «active».
create table lot_uses (
  member_id uuid not null,
  seq bigint not null,
  expires_on date not null,
  amount bigint not null check (amount <> 0),
  primary key (member_id, seq, expires_on),
  foreign key (member_id, seq) references transfers
);

-- Nightly proof (P8): how many accounts were looked at and what was found.
create table ledger_reconciliations (
  id uuid primary key,
  at timestamptz not null,
  wallets bigint not null,
  postings bigint not null,
  problems jsonb not null default '[]'
);

--> after functions and views
create trigger wallets_one_writer before insert or update or delete or truncate on wallets for each statement
  when (current_setting('ledger.writer', true) is distinct from 'on') execute function ledger_one_writer();
create trigger wallets_rank after insert on wallets for each row execute function wallet_rank();
create trigger wallets_stay before delete or truncate on wallets
  for each statement execute function wallets_stay();
create trigger transfers_append_only before update or delete or truncate on transfers
  for each statement execute function ledger_is_append_only();
create trigger transfers_one_writer before insert on transfers for each statement
  when (current_setting('ledger.writer', true) is distinct from 'on') execute function ledger_one_writer();
-- A usual posting, sale or withdrawal is of now: it costs a comparison. clock_timestamp, because a long transaction may
-- write with a moment taken before its end, and the horizon waits only for those that have begun to write.
create trigger transfers_summary after insert on transfers for each row
  when (new.at < clock_timestamp() - interval '2 minutes') execute function summary_mark();
create trigger transfers_webhook after insert on transfers referencing new table as posted
  for each statement execute function webhook_points();
create trigger accruals_one_writer before insert or update or delete or truncate on accruals for each statement
  when (current_setting('ledger.writer', true) is distinct from 'on') execute function ledger_one_writer();
create trigger lots_one_writer before insert or update or delete or truncate on lots for each statement
  when (current_setting('ledger.writer', true) is distinct from 'on') execute function ledger_one_writer();
create trigger lot_uses_append_only before update or delete or truncate on lot_uses
  for each statement execute function ledger_is_append_only();
create trigger lot_uses_one_writer before insert on lot_uses for each statement
  when (current_setting('ledger.writer', true) is distinct from 'on') execute function ledger_one_writer();
