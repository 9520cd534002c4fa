-- Programme documents with versions, evidence of consents, socials (domain.md 3.16, 152-FZ).
create table programme_document_versions (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('program_rules', 'personal_data', 'policy', 'oferta', 'mailing_info')),
  number integer not null check (number > 0),
  file_id uuid not null references files (id),
  file_name text not null,
  mime text not null,
  size bigint not null check (size > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  requires_reconsent boolean not null default false,
  published_at timestamptz not null,
  published_by uuid references users (id),
  retired_at timestamptz,
  retired_by uuid references users (id),
  -- A version may carry a title of its own; without one the kind's title is shown.
  title text check (length(title) <= 200),
  unique (kind, number)
);
create unique index programme_documents_current on programme_document_versions (kind) where retired_at is null;

-- Evidence: rows are added and never changed; taking a consent back is one more row.
create table consents (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  kind text not null,
  version_id uuid not null references programme_document_versions (id),
  action text not null default 'accepted' check (action in ('accepted', 'withdrawn')),
  accepted_at timestamptz not null,
  ip text,
  fingerprint text,
  user_agent text,
  channel text not null default 'portal'
);
create index consents_user on consents (user_id, kind, accepted_at desc);

create table socials (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name <> ''),
  url text not null check (url ~ '^https://'),
  icon text check (length(icon) <= 40),
  icon_file_id uuid references files (id),
  position integer not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  version integer not null default 1
);
create index socials_position on socials (position, id);

-- One row: what the programme publishes about itself.
create table programme_settings (
  id boolean primary key default true check (id),
  timezone text not null default 'Europe/Moscow',
  support_phone text not null default '78005550100' check (support_phone ~ '^[0-9]{11}$'),
  support_email text not null default 'help@pribavka.example',
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  version integer not null default 1
);
insert into programme_settings default values;

-- A list of the programme that is its data, not code: positions of members.
create table positions (
  code text primary key check (code ~ '^[a-z][a-z0-9_]{1,39}$'),
  name text not null check (length(name) between 1 and 120),
  position integer not null default 0,
  is_active boolean not null default true
);
insert into positions (code, name, position) values
  ('seller', 'Продавец-консультант', 1),
  ('senior_seller', 'Старший продавец', 2),
  ('cashier', 'Кассир', 3),
  ('department_head', 'Заведующий отделом', 4),
  ('deputy_director', 'Заместитель директора', 5),
  ('director', 'Директор магазина', 6);

--> after functions and views
create trigger consents_append_only before update or delete on consents
  for each row execute function refuse_change();
