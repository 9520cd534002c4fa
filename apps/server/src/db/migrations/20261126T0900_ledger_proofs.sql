-- What the nightly proof of the ledger has proved, so that the next one takes what has changed since (ADR 61). Only the
-- proof writes here: a posting costs nothing more.
-- `seq`: the posting an account stood after when all of it was proved. An account without a row, or that has moved on, is next.
create table wallet_proofs (
  member_id uuid primary key,
  seq bigint not null,
  at timestamptz not null
) with (fillfactor = 80);

-- The same of the budgets of promotions, by their sums.
create table promotion_proofs (
  promotion_id uuid primary key,
  reserved bigint not null,
  spent bigint not null,
  limit_points bigint not null,
  at timestamptz not null
);

-- Where the round through everything that has not changed stands. `done` of `total` keys have been, `after` is the last of
-- them; how many there shall be by a night follows from `began_on`.
create table proof_rounds (
  kind text primary key check (kind in ('accounts', 'accruals')),
  began_on date not null,
  after uuid not null,
  done bigint not null,
  total bigint not null
);

-- Rows of the former proof were of everything, in one piece.
alter table ledger_reconciliations
  add column scope text not null default 'all' check (scope in ('changed', 'all')),
  -- Accounts that had changed; `wallets` are these and those of the round, `postings` what stands on both.
  add column changed bigint not null default 0,
  -- The time was over first: the next run goes on.
  add column is_finished boolean not null default true,
  add column seconds integer not null default 0;
