-- Partners, their shops, shop groups and manufacturers (domain.md 3.3-3.6).
-- INN and KPP of a company are public registry data, so they are stored as plain digits.
create table partners (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  legal_name text not null,
  inn text not null check (inn ~ '^([0-9]{10}|[0-9]{12})$'),
  kpp text check (kpp ~ '^[0-9]{4}[0-9A-Z]{2}[0-9]{3}$'),
  ogrn text check (ogrn ~ '^([0-9]{13}|[0-9]{15})$'),
  contact_name text,
  phone text check (phone ~ '^7[0-9]{10}$'),
  email text,
  region text,
  contract_number text,
  consent_file_id uuid references files (id),
  consent_signed_at date,
  status text not null default 'active' check (status in ('draft', 'active', 'suspended', 'archived')),
  search_text text generated always as
    (translate(lower(name || ' ' || legal_name || ' ' || inn), 'ё', 'е')) stored,
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  version integer not null default 1
);
-- Two branches of one company share the INN and differ in KPP; an entrepreneur has none.
create unique index partners_inn_kpp on partners (inn, coalesce(kpp, ''));
create index partners_created on partners (created_at desc, id desc);
create index partners_status_created on partners (status, created_at desc, id desc);
create index partners_name on partners (name, id);

create table stores (
  id uuid primary key default gen_random_uuid(),
  partner_id uuid not null references partners (id),
  name text not null check (name <> ''),
  code text not null check (code <> ''),
  address text not null,
  city text not null,
  region text not null,
  kpp text check (kpp ~ '^[0-9]{4}[0-9A-Z]{2}[0-9]{3}$'),
  timezone text not null default 'Europe/Moscow',
  lat double precision check (lat between -90 and 90),
  lon double precision check (lon between -180 and 180),
  status text not null default 'active' check (status in ('active', 'closed')),
  closed_at date,
  external_id text,
  search_text text generated always as
    (translate(lower(name || ' ' || code || ' ' || city || ' ' || address), 'ё', 'е')) stored,
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  version integer not null default 1,
  check ((status = 'closed') = (closed_at is not null))
);
create unique index stores_partner_code on stores (partner_id, lower(code));
create unique index stores_external on stores (external_id) where external_id is not null;
create index stores_created on stores (created_at desc, id desc);
create index stores_region on stores (region, city);

-- A sale belongs to the shop of its date, so where a member worked is a history, not a field.
create table store_memberships (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  store_id uuid not null references stores (id),
  partner_id uuid not null references partners (id),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  created_at timestamptz not null default now(),
  created_by uuid references users (id)
);
create unique index store_memberships_current on store_memberships (user_id) where valid_to is null;
create index store_memberships_user on store_memberships (user_id, valid_from desc);
create index store_memberships_store on store_memberships (store_id, valid_from);

create table store_groups (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  description text,
  kind text not null default 'manual' check (kind in ('manual', 'rule')),
  rule jsonb,
  is_active boolean not null default true,
  search_text text generated always as (translate(lower(name), 'ё', 'е')) stored,
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  version integer not null default 1,
  check ((kind = 'rule') = (rule is not null))
);
create unique index store_groups_name on store_groups (lower(name));
create index store_groups_updated on store_groups (updated_at desc, id desc);

create table store_group_stores (
  group_id uuid not null references store_groups (id) on delete cascade,
  store_id uuid not null references stores (id),
  primary key (group_id, store_id)
);
create index store_group_stores_store on store_group_stores (store_id);

create table manufacturers (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  legal_name text not null,
  inn text not null check (inn ~ '^([0-9]{10}|[0-9]{12})$'),
  kpp text check (kpp ~ '^[0-9]{4}[0-9A-Z]{2}[0-9]{3}$'),
  contact_name text,
  phone text check (phone ~ '^7[0-9]{10}$'),
  email text,
  logo_file_id uuid references files (id),
  status text not null default 'active' check (status in ('active', 'suspended', 'archived')),
  search_text text generated always as
    (translate(lower(name || ' ' || legal_name || ' ' || inn), 'ё', 'е')) stored,
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  version integer not null default 1
);
create unique index manufacturers_inn_kpp on manufacturers (inn, coalesce(kpp, ''));
create index manufacturers_created on manufacturers (created_at desc, id desc);

--> after functions and views
create trigger stores_summary after update of region on stores for each row
  when (old.region is distinct from new.region) execute function summary_mark('goods');
create trigger stores_follow_new after insert on stores for each row execute function store_group_follow();
create trigger stores_follow after update of partner_id, region, city, code, status on stores for each row
  when ((old.partner_id, old.region, old.city, old.code, old.status)
    is distinct from (new.partner_id, new.region, new.city, new.code, new.status))
  execute function store_group_follow();
create trigger store_memberships_apart_new after insert on store_memberships
  referencing new table as changed for each statement execute function store_memberships_apart();
create trigger store_memberships_apart_changed after update on store_memberships
  referencing new table as changed for each statement execute function store_memberships_apart();
create trigger store_group_stores_summary after insert or update or delete on store_group_stores
  for each row execute function summary_mark();
