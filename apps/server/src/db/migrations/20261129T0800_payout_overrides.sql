--> works with servers from 20261126T1600
-- A payout in spite of a condition: asked for with a reason by one person, allowed by another (domain 3.23). What is
-- approved lifts the conditions it names and no other; without a card there is nowhere to pay. Rows are not removed: they
-- are the history of the request.
create table payout_overrides (
  id uuid primary key,
  withdrawal_id uuid not null references withdrawals,
  obstacles text[] not null check (cardinality(obstacles) between 1 and 20 and not 'card_required' = any (obstacles)),
  -- What the conditions were then: more debt, another block or another reason of it is another condition.
  debt bigint not null default 0 check (debt >= 0),
  status_at timestamptz,
  spend_block_hash text,
  reason text not null check (length(reason) between 3 and 1000),
  status text not null default 'asked' check (status in ('asked', 'approved', 'rejected', 'withdrawn', 'closed')),
  asked_by uuid not null references users,
  asked_at timestamptz not null,
  decided_by uuid references users,
  decided_at timestamptz,
  comment text check (length(comment) <= 1000),
  constraint payout_overrides_decided check ((status = 'asked') = (decided_at is null)
    and (status in ('asked', 'closed')) = (decided_by is null)),
  constraint payout_overrides_two_people check (status not in ('approved', 'rejected') or decided_by <> asked_by)
);
create index payout_overrides_withdrawal on payout_overrides (withdrawal_id, asked_at);
create unique index payout_overrides_open on payout_overrides (withdrawal_id) where status = 'asked';
-- Counted every few seconds for everybody who may allow it.
create index payout_overrides_waiting on payout_overrides (asked_at, id) where status = 'asked';
