-- A change of the settings that bind people waits for a second administrator (domain.md 3.22, ADR 14).

create table control_changes (
  id uuid primary key,
  number bigint generated always as identity,
  -- Changed settings only: what each was when the change was asked for, and what it shall be.
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  status text not null check (status in ('pending', 'confirmed', 'rejected', 'withdrawn', 'expired')),
  asked_at timestamptz not null,
  asked_by uuid not null references users (id),
  decided_at timestamptz,
  decided_by uuid references users (id),
  comment text check (length(comment) <= 1000),
  version int not null default 1,
  check ((status = 'pending') = (decided_at is null)),
  check (status <> 'confirmed' or decided_by <> asked_by)
);
create unique index control_changes_pending on control_changes (status) where status = 'pending';
