-- Limits of a promotion stand beside its rule in the version (domain.md 3.8): an accrual shows the limits it
-- was made under. Keys: memberTotal, memberDay, memberMonth, storeTotal (points), memberUnits, onLimit.
alter table promotion_versions add column limits jsonb not null default '{}';

create table promotion_events (
  id uuid primary key,
  promotion_id uuid not null references promotions on delete cascade,
  at timestamptz not null,
  action text not null check (length(action) <= 40),
  from_status text not null,
  to_status text not null,
  comment text check (length(comment) <= 1000),
  actor_id uuid references users (id)
);
create index promotion_events_promotion on promotion_events (promotion_id, at desc, id desc);
