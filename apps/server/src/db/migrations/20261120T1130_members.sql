-- Members: where they work, how lists find them, tax and identity data (domain.md 3.1, 3.2).

alter table users add foreign key (partner_id) references partners (id);
alter table users add foreign key (store_id) references stores (id);
alter table users add foreign key (manufacturer_id) references manufacturers (id);

alter table users add column search_name text generated always as
  (translate(lower(last_name || ' ' || first_name || ' ' || middle_name), 'ё', 'е')) stored;

-- One index per list: filter columns first, then the order the cursor walks (newest first).
create index users_members_registered on users (registered_at desc, id desc) where role_code = 'member';
create index users_members_status on users (status, registered_at desc, id desc) where role_code = 'member';
create index users_members_partner on users (partner_id, registered_at desc, id desc) where role_code = 'member';
create index users_members_store on users (store_id, registered_at desc, id desc) where role_code = 'member';
-- Folded lower-case Cyrillic sorts right by code points, and such an index serves LIKE 'иван%' too.
create index users_members_name on users (search_name collate "C", id) where role_code = 'member';
create index users_members_login on users (coalesce(last_login_at, '-infinity'::timestamptz) desc, id desc)
  where role_code = 'member';
create index users_phone_prefix on users (phone text_pattern_ops);
create index users_phone_reverse on users (reverse(phone) text_pattern_ops);

-- The sealed document holds every identity field; masks and blind indexes stand beside it so that
-- no list has to open it. review_on is the first day of the month after the passport lapses: coarse
-- on purpose, a full date would give the birthday away.
create table tax_profiles (
  user_id uuid primary key references users (id),
  status text not null default 'empty' check (status in ('empty', 'on_check', 'verified', 'declined', 'expired')),
  tax_status text not null default 'individual' check (tax_status in ('individual', 'self_employed')),
  sealed bytea,
  scan_file_ids uuid[] not null default '{}',
  passport_mask text,
  inn_mask text,
  snils_mask text,
  passport_bidx bytea,
  inn_bidx bytea,
  snils_bidx bytea,
  review_on date,
  decline_reason text,
  submitted_at timestamptz,
  checked_at timestamptz,
  checked_by uuid references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  check ((status = 'empty') = (sealed is null))
);
-- One passport, one INN, one SNILS: one member. Nobody collects points as two people.
create unique index tax_profiles_passport on tax_profiles (passport_bidx) where passport_bidx is not null;
create unique index tax_profiles_inn on tax_profiles (inn_bidx) where inn_bidx is not null;
create unique index tax_profiles_snils on tax_profiles (snils_bidx) where snils_bidx is not null;
create index tax_profiles_status on tax_profiles (status, submitted_at, user_id);
create index tax_profiles_review on tax_profiles (review_on) where status = 'verified';

create table tax_profile_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  at timestamptz not null,
  actor_id uuid references users (id),
  from_status text not null,
  to_status text not null,
  reason text
);
create index tax_profile_events_user on tax_profile_events (user_id, at desc, id desc);

create table user_status_events (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  at timestamptz not null,
  actor_id uuid references users (id),
  from_status text,
  to_status text not null,
  reason text
);
create index user_status_events_user on user_status_events (user_id, at desc, id desc);
