-- Rules of points, versioned: an operation stores the number of the version it was made by.
create table points_settings (
  version int primary key check (version > 0),
  data jsonb not null,
  created_at timestamptz not null default now(),
  created_by uuid references users (id)
);
insert into points_settings (version, data) values (1, '{
  "rateKopecks": 100, "holdDays": 14, "lifeMonths": 12, "graceDays": 30, "expiryRounding": "none",
  "returnPolicy": "to_debt", "debtCap": 50000, "saleSubmitDays": 45, "disputeDays": 7, "undoMinutes": 10,
  "moderationSlaHours": 48, "autoConfirm": false, "withdrawalMin": 500, "withdrawalMax": 50000,
  "withdrawalStep": 1, "withdrawalPerDay": 1, "withdrawalPerMonth": 50000, "withdrawalCodeRequired": true,
  "payoutDays": 5, "registrySecondPerson": true, "adjustmentApprovalThreshold": 5000,
  "taxMode": "gift_prize", "taxRate": 13, "taxExemptKopecks": 400000, "timezone": "Europe/Moscow"}');
-- The cost above which a promotion is started by somebody else than its author (domain.md 3.22).
insert into points_settings (version, data)
  select 2, data || '{"promotionApprovalThreshold": 100000}' from points_settings where version = 1;

-- Adjustments (domain.md 3.9, «корректировки»): the document of an ADJUST_* posting.
create table tunings (
  id uuid primary key,
  number bigint generated always as identity,
  member_id uuid not null references users (id),
  direction text not null check (direction in ('credit', 'debit')),
  points bigint not null check (points between 1 and 1000000),
  reason_code text not null check (length(reason_code) <= 64),
  comment text not null check (length(comment) between 1 and 1000),
  expires_on date,
  file_ids uuid[] not null default '{}',
  status text not null check (status in ('on_approval', 'applied', 'rejected', 'cancelled')),
  idem text not null check (length(idem) between 8 and 128),
  req_hash bytea not null,
  created_at timestamptz not null,
  created_by uuid not null references users (id),
  decided_at timestamptz,
  decided_by uuid references users (id),
  decision_comment text check (length(decision_comment) <= 1000),
  version int not null default 1,
  unique (created_by, idem)
);
create index tunings_created on tunings (created_at desc, id desc);
create index tunings_status on tunings (status, created_at desc, id desc);
create index tunings_member on tunings (member_id, created_at desc, id desc);
create unique index tunings_number on tunings (number);
create index tunings_points on tunings (points, id);
create index tunings_status_order on tunings (status, id);
create index tunings_reason on tunings (reason_code, created_at desc, id desc);
create index tunings_direction on tunings (direction, created_at desc, id desc);
-- The approval threshold is compared with what one author has booked in a day (domain.md 3.22).
create index tunings_author on tunings (created_by, created_at);

--> after functions and views
create trigger points_settings_append_only before update or delete on points_settings
  for each row execute function refuse_change();
