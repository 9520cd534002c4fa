-- Technical users: a system of a partner or a manufacturer that calls the API (domain.md 3.14).
-- The interactive account is the users row; the secret lives here, as a hash only.

create table technical_users (
  user_id uuid primary key references users (id),
  name text not null check (name <> ''),
  description text,
  login text not null check (login ~ '^[a-z0-9._-]{3,64}$'),
  owner_partner_id uuid references partners (id),
  owner_manufacturer_id uuid references manufacturers (id),
  secret_hash text not null,
  secret_prefix text not null,
  previous_secret_hash text,
  previous_secret_until timestamptz,
  scopes jsonb not null default '[]',
  allowed_ips text[] not null default '{}',
  rate_limit integer not null default 60 check (rate_limit between 1 and 6000),
  status text not null default 'active' check (status in ('active', 'suspended', 'revoked')),
  last_used_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  version integer not null default 1
);
create unique index technical_users_login on technical_users (lower(login));
create index technical_users_created on technical_users (created_at desc, user_id desc);
