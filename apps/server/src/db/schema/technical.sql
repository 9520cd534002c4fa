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
  -- Wide enough for nightly exchanges.
  rate_limit integer not null default 60 check (rate_limit between 1 and 100000),
  status text not null default 'active' check (status in ('active', 'suspended', 'revoked')),
  last_used_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  created_by uuid references users (id),
  updated_at timestamptz not null default now(),
  updated_by uuid references users (id),
  version integer not null default 1,
  -- Where a system is notified. Outside production a receiver may stand on the developer's own machine.
  webhook_url text check (webhook_url ~ '^https?://' and length(webhook_url) <= 2048),
  -- Requests of a technical user in the present minute, counted for every process of the server together.
  window_at timestamptz,
  window_count integer not null default 0,
  -- What a webhook is signed with: unlike the secret of a sign-in it has to be read again.
  webhook_secret_sealed bytea,
  webhook_previous_sealed bytea,
  webhook_previous_until timestamptz,
  -- One process of the server sends to one receiver at a time: that is what keeps the order.
  webhook_lease_until timestamptz,
  -- The events a receiver wants; null means all, future ones included.
  webhook_events text[]
);
create unique index technical_users_login on technical_users (lower(login));
create index technical_users_created on technical_users (created_at desc, user_id desc);
create index technical_users_webhook on technical_users (user_id) where webhook_url is not null;

-- Calls of technical users, stored for 30 days (domain.md 3.14, 3.22). Written in batches after the answer has gone, so
-- a call never waits for its line. No reference to technical_users: the writer takes only systems that exist.
create table technical_calls (
  id uuid primary key,
  user_id uuid not null,
  at timestamptz not null,
  route text not null check (length(route) <= 80),
  http_status smallint not null,
  -- Code of the refusal.
  code text check (length(code) <= 60),
  duration_ms integer not null check (duration_ms >= 0),
  request_id uuid not null,
  ip text not null check (length(ip) <= 45)
);
create index technical_calls_log on technical_calls (user_id, at desc, id desc);
create index technical_calls_failed on technical_calls (user_id, at desc, id desc) where http_status >= 400;
-- Calls a month old are found without reading the whole table.
create index technical_calls_at on technical_calls using brin (at);

-- Events for systems of partners and manufacturers (domain.md 3.14). They are written by the transaction of the change;
-- modules/technical/webhooks sends them. Bodies hold ids and numbers, no personal data.
create table webhook_deliveries (
  id uuid primary key,
  seq bigint generated always as identity unique,
  user_id uuid not null references technical_users (user_id),
  type text not null check (length(type) <= 40),
  occurred_at timestamptz not null,
  data jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  last_attempt_at timestamptz,
  http_status integer,
  last_error text check (length(last_error) <= 200),
  sent_at timestamptz,
  -- The process of «Процессы» that reports a failed delivery.
  process_id uuid references processes (id)
);
create index webhook_deliveries_queue on webhook_deliveries (user_id, seq) where status = 'queued';
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where status = 'queued';
create index webhook_deliveries_log on webhook_deliveries (user_id, occurred_at desc, id desc);
create index webhook_deliveries_process on webhook_deliveries (process_id) where process_id is not null;
-- Deliveries given up, for the card of a system and for the filter of its list.
create index webhook_deliveries_failed on webhook_deliveries (user_id, occurred_at desc, id desc) where status = 'failed';
