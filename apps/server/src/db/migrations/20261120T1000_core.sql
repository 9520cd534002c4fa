-- Accounts, roles, sessions, codes, files, outbox, notifications, journal, processes, idempotency.

create table roles (
  code text primary key check (code ~ '^[a-z][A-Za-z0-9_-]{1,39}$'),
  name text not null check (length(name) between 1 and 100),
  description text not null default '' check (length(description) <= 1000),
  is_system boolean not null default false,
  data_scope text not null check (data_scope in ('all', 'partner', 'manufacturer', 'own')),
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1
);

create table role_grants (
  role_code text not null references roles (code) on update cascade on delete cascade,
  group_code text not null check (length(group_code) <= 100),
  action text not null check (action in ('read', 'update', 'create', 'delete')),
  primary key (role_code, group_code, action)
);

create table users (
  id uuid primary key,
  external_id text not null unique check (length(external_id) between 1 and 64),
  role_code text not null references roles (code) on update cascade,
  status text not null check (status in ('moderation', 'confirmed', 'rejected', 'blocked', 'deleted')),
  phone text check (phone ~ '^7[0-9]{10}$'),
  is_phone_verified boolean not null default false,
  email text check (length(email) <= 254 and email = lower(email)),
  is_email_verified boolean not null default false,
  last_name text not null default '' check (length(last_name) <= 100),
  first_name text not null default '' check (length(first_name) <= 100),
  middle_name text not null default '' check (length(middle_name) <= 100),
  position_code text check (length(position_code) <= 40),
  tax_status text not null default 'individual' check (tax_status in ('individual', 'self_employed')),
  partner_id uuid,
  store_id uuid,
  manufacturer_id uuid,
  avatar_file_id uuid,
  password_hash text,
  password_changed_at timestamptz,
  -- Why rejected or blocked, in the words the person reads at sign-in.
  status_reason text check (length(status_reason) <= 1000),
  spend_blocked boolean not null default false,
  spend_block_reason text check (length(spend_block_reason) <= 1000),
  risk_level text not null default 'low' check (risk_level in ('low', 'medium', 'high')),
  decided_at timestamptz,
  decided_by uuid,
  last_login_at timestamptz,
  last_fingerprint text check (length(last_fingerprint) <= 128),
  registered_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1
);
create unique index users_phone_live on users (phone) where status <> 'deleted' and phone is not null;
create unique index users_email_live on users (email) where status <> 'deleted' and email is not null;
create index users_role_status on users (role_code, status, registered_at desc, id);
create index users_partner on users (partner_id) where partner_id is not null;
create index users_store on users (store_id) where store_id is not null;
create index users_manufacturer on users (manufacturer_id) where manufacturer_id is not null;

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id),
  -- The refresh token is computed from the id and this number with a key of the server: nothing to steal here.
  generation integer not null default 0,
  rotated_at timestamptz,
  fingerprint_hash bytea,
  ip inet,
  user_agent text not null default '' check (length(user_agent) <= 400),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- When the person last proved who they are.
  auth_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text
);
create index sessions_live on sessions (user_id, last_used_at desc) where revoked_at is null;

create table login_attempts (
  scope text not null check (length(scope) <= 40),
  key_hash bytea not null,
  failures integer not null default 0,
  last_at timestamptz not null default now(),
  blocked_until timestamptz,
  primary key (scope, key_hash)
);

create table verification_codes (
  id uuid primary key,
  user_id uuid references users (id),
  session_id uuid references sessions (id),
  purpose text not null check (purpose in ('phone', 'phone_change', 'email', 'recovery', 'withdrawal')),
  -- What the code confirms: the phone or address it was sent to, encrypted.
  target_sealed bytea not null,
  code_hash bytea not null,
  attempts_left integer not null default 5,
  created_at timestamptz not null default now(),
  resend_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_codes_user on verification_codes (user_id, purpose, created_at desc);
create unique index verification_codes_recovery on verification_codes (code_hash) where purpose = 'recovery';

create table files (
  id uuid primary key,
  owner_id uuid references users (id),
  purpose text not null check (length(purpose) <= 40),
  name text not null check (length(name) between 1 and 255),
  mime text not null check (length(mime) <= 100),
  size integer not null check (size >= 0),
  sha256 bytea not null,
  width integer,
  height integer,
  storage_key text not null unique,
  is_public boolean not null default false,
  -- Besides the owner the file is read by holders of this grant, within their row scope.
  access_grant text check (length(access_grant) <= 100),
  partner_id uuid,
  manufacturer_id uuid,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index files_owner on files (owner_id, created_at desc);
create index files_sha256 on files (sha256);
alter table users add constraint users_avatar_file_fk foreign key (avatar_file_id) references files (id);

create table outbox_messages (
  id uuid primary key,
  channel text not null check (channel in ('email', 'sms')),
  template text not null check (length(template) <= 60),
  user_id uuid references users (id),
  -- Address, subject and text, encrypted: a listing of this table shows no personal data.
  payload_sealed bytea not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text check (length(last_error) <= 500),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_messages_recent on outbox_messages (created_at desc);
create index outbox_messages_queued on outbox_messages (created_at) where status = 'queued';

create table notifications (
  id uuid primary key,
  user_id uuid not null references users (id),
  kind text not null check (length(kind) <= 60),
  tone text not null default 'info' check (tone in ('neutral', 'info', 'success', 'warning', 'danger')),
  title text not null check (length(title) <= 200),
  text text not null default '' check (length(text) <= 1000),
  entity_type text check (entity_type in ('sale', 'withdrawal', 'operation', 'passport', 'member', 'promotion', 'process')),
  entity_id uuid,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_feed on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;

create table processes (
  id uuid primary key,
  number bigint generated always as identity unique,
  kind text not null check (length(kind) <= 60),
  title text not null check (length(title) <= 300),
  status text not null default 'queued'
    check (status in ('queued', 'running', 'completed', 'completed_with_errors', 'failed', 'cancelled')),
  done integer not null default 0,
  total integer,
  counts jsonb not null default '{}',
  errors jsonb not null default '[]',
  params jsonb not null default '{}',
  source_file_id uuid references files (id),
  result_file_id uuid references files (id),
  errors_file_id uuid references files (id),
  started_by uuid references users (id),
  partner_id uuid,
  manufacturer_id uuid,
  queued_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  heartbeat_at timestamptz,
  attempt integer not null default 1,
  version integer not null default 1
);
create index processes_recent on processes (queued_at desc, id);
create index processes_status on processes (status, queued_at desc);
create index processes_owner on processes (started_by, queued_at desc);

create table audit_entries (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  actor_name text not null default '',
  actor_role text,
  actor_kind text not null check (actor_kind in ('user', 'technical', 'system', 'anonymous')),
  action text not null
    check (action in ('create', 'update', 'delete', 'read_personal', 'login', 'logout', 'export', 'status', 'import')),
  entity_type text not null default '' check (length(entity_type) <= 60),
  entity_id text check (length(entity_id) <= 100),
  entity_label text not null default '' check (length(entity_label) <= 300),
  route_key text check (length(route_key) <= 100),
  -- Changed fields only, personal data masked.
  before jsonb,
  after jsonb,
  reason text check (length(reason) <= 1000),
  request_id uuid,
  ip inet,
  fingerprint text check (length(fingerprint) <= 128),
  user_agent text check (length(user_agent) <= 400),
  result text not null default 'ok' check (result in ('ok', 'denied', 'error')),
  code text check (length(code) <= 60),
  process_id uuid
);
create index audit_entries_recent on audit_entries (at desc, id desc);
create index audit_entries_entity on audit_entries (entity_type, entity_id, at desc);
create index audit_entries_actor on audit_entries (actor_id, at desc);
create index audit_entries_action on audit_entries (action, at desc);

-- For every table that may only grow: points, journal, evidence.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '55000';
end $$;
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_change();
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function refuse_change();

create table idempotency_keys (
  actor text not null check (length(actor) <= 100),
  key uuid not null,
  route_key text not null,
  body_hash bytea not null,
  -- Empty while the first request is still being answered.
  status integer,
  -- Not jsonb: it would give the fields back in another order.
  answer json,
  created_at timestamptz not null default now(),
  primary key (actor, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
