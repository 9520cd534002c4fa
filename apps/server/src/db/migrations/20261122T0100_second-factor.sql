-- Two-step sign-in: the secret of the authenticator, recovery codes, sign-ins that wait for their second step.

create table second_factors (
  user_id uuid primary key references users (id),
  secret_sealed bytea not null,
  -- Empty until the first right code: an unfinished enrolment asks for nothing at sign-in.
  confirmed_at timestamptz,
  -- Step of the last accepted code: no code opens twice.
  last_step bigint,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  user_id uuid not null references users (id),
  -- First four characters: they choose the row, the rest is checked against the hash.
  hint text not null check (length(hint) = 4),
  code_hash text not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, hint)
);

create table sign_in_challenges (
  id uuid primary key,
  token_hash bytea not null unique,
  user_id uuid not null references users (id),
  purpose text not null check (purpose in ('code', 'enrolment')),
  attempts_left integer not null default 5,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index sign_in_challenges_age on sign_in_challenges (expires_at);

create table security_settings (
  only_row boolean primary key default true check (only_row),
  admin_second_factor boolean not null default false,
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  version integer not null default 1
);
insert into security_settings default values;
