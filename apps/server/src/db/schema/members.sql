-- Members: where they work, tax and identity data, letters (domain.md 3.1, 3.2).
alter table users add foreign key (partner_id) references partners (id);
alter table users add foreign key (store_id) references stores (id);
alter table users add foreign key (manufacturer_id) references manufacturers (id);

-- The encrypted document holds every identity field; masks and blind indexes stand next to it so that
-- no list has to decrypt it. review_on is the first day of the month after the passport lapses: coarse
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

-- Letters of the programme to chosen members: what was sent, by whom, and to whom so far.
create table member_letters (
  id uuid primary key,
  subject text not null check (length(subject) between 1 and 120),
  body text not null check (length(body) between 1 and 4000),
  author_id uuid not null references users,
  at timestamptz not null,
  process_id uuid references processes
);

create table member_letter_recipients (
  letter_id uuid not null references member_letters,
  user_id uuid not null references users,
  sent_at timestamptz,
  -- Sent to the address too; it is always shown in the app.
  by_email boolean not null default false,
  -- Consented when the letter was ordered, and no longer when it was to be sent.
  skipped boolean not null default false,
  primary key (letter_id, user_id)
);
create index member_letter_recipients_waiting on member_letter_recipients (letter_id, user_id)
  where sent_at is null and not skipped;
create index member_letter_recipients_user on member_letter_recipients (user_id, letter_id);
