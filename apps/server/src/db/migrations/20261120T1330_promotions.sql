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
  unique (promotion_id, number)
);
alter table promotions add foreign key (current_version_id) references promotion_versions;
create trigger promotion_versions_append_only before update or delete on promotion_versions
  for each row execute function refuse_change();
