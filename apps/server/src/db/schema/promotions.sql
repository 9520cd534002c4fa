-- Promotions (domain.md 3.8). What is calculated stands in the version; a version is never changed,
-- so an accrual can always show the rule it was made by.
create table promotions (
  id uuid primary key,
  number bigint generated always as identity,
  name text not null check (length(name) between 1 and 200),
  short_text text not null default '' check (length(short_text) <= 300),
  description text not null default '' check (length(description) <= 20000),
  image_file_id uuid references files (id),
  rules_file_id uuid references files (id),
  owner_kind text not null default 'programme' check (owner_kind in ('programme', 'manufacturer')),
  manufacturer_id uuid references manufacturers (id),
  status text not null default 'draft' check (status in
    ('draft', 'on_approval', 'scheduled', 'active', 'paused', 'finished', 'cancelled', 'archived')),
  visibility text not null default 'all' check (visibility in ('all', 'targeted', 'hidden')),
  priority int not null default 100 check (priority >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  submit_until timestamptz,
  budget_points bigint check (budget_points > 0),
  current_version_id uuid,
  search_text text generated always as (translate(lower(name), 'ё', 'е')) stored,
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  version int not null default 1,
  -- The last author of the rule and the budget: somebody else starts the promotion (domain.md 3.22).
  authored_by uuid references users (id),
  approved_by uuid references users (id),
  check (ends_at > starts_at),
  check ((owner_kind = 'manufacturer') = (manufacturer_id is not null))
);
create index promotions_status_ends on promotions (status, ends_at, id);
create index promotions_priority on promotions (priority, id);
create index promotions_starts on promotions (starts_at desc, id desc);

create table promotion_versions (
  id uuid primary key,
  promotion_id uuid not null references promotions,
  number int not null check (number > 0),
  mechanic text not null check (mechanic in
    ('fixed_per_unit', 'multiplier', 'percent_of_price', 'step', 'plan', 'first_sale', 'bundle')),
  params jsonb not null,
  conditions jsonb not null default '{}',
  stack_mode text not null default 'stack' check (stack_mode in ('exclusive', 'best', 'stack')),
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  -- Limits of a promotion stand with its rule in the version (domain.md 3.8): an accrual shows the limits it
  -- was made under. Keys: memberTotal, memberDay, memberMonth, storeTotal (points), memberUnits, onLimit.
  limits jsonb not null default '{}',
  unique (promotion_id, number)
);
alter table promotions add foreign key (current_version_id) references promotion_versions;

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

-- A budget in points, cut into stripes so that a popular promotion is not one hot row. Only here do
-- members meet: rows are changed last, in order, by conditional increments (ledger.md §2.4, 3).
create table promotion_budgets (
  promotion_id uuid not null,
  stripe smallint not null,
  limit_points bigint not null check (limit_points >= 0),
  reserved bigint not null default 0 check (reserved >= 0),
  spent bigint not null default 0 check (spent >= 0),
  primary key (promotion_id, stripe),
  constraint promotion_budgets_limit check (reserved + spent <= limit_points)
) with (fillfactor = 20);

-- A promotion with fixed membership has the shops its groups had when its version was started (domain.md 3.22).
create table promotion_fixings (
  version_id uuid primary key references promotion_versions,
  fixed_at timestamptz not null
);

create table promotion_group_stores (
  version_id uuid not null references promotion_fixings,
  group_id uuid not null,
  store_id uuid not null references stores,
  primary key (version_id, group_id, store_id)
);
create index promotion_group_stores_store on promotion_group_stores (store_id);

--> after functions and views
create trigger promotions_webhook after update of status on promotions for each row
  when (old.status is distinct from new.status) execute function webhook_promotion();
create trigger promotions_fix_groups after update of status, current_version_id on promotions for each row
  when (new.status = 'active') execute function promotion_fix_groups();
create trigger promotion_versions_append_only before update or delete on promotion_versions
  for each row execute function refuse_change();
