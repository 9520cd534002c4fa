--> works with servers from 20261126T1600
-- Those who changed the rule or the budget before the last author, since somebody else agreed: they are authors too.
alter table promotions add column co_authors uuid[] not null default '{}';
-- What people let run without a second person, with its budget of that moment: the threshold is summed per person and
-- day (domain 3.23), whatever becomes of the promotion afterwards.
create table promotion_self_starts (
  id uuid primary key,
  promotion_id uuid not null references promotions on delete cascade,
  author_id uuid not null references users (id),
  at timestamptz not null,
  points bigint not null check (points > 0)
);
create index promotion_self_starts_author on promotion_self_starts (author_id, at);
-- Who gave a person of staff an address or a role, or took his second step away: for three days he is no second person for
-- that one. A new account stands in `users.created_by`.
create table account_interventions (
  id uuid primary key,
  user_id uuid not null references users (id),
  by_id uuid not null references users (id),
  kind text not null check (kind in ('address', 'second_step', 'role')),
  at timestamptz not null
);
create index account_interventions_user on account_interventions (user_id, at);
