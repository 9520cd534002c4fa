-- What every area uses: files, outbox, notifications, processes, the audit trail, repeated requests, saved views.
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
  -- Apart from the owner the file is read by holders of this grant, within their row scope.
  access_grant text check (length(access_grant) <= 100),
  partner_id uuid,
  manufacturer_id uuid,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- The key the bytes of the file are encrypted with; null until the job of the keys has encrypted them.
  key_id text
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
  -- A letter is read in the app as a whole.
  text text not null default '' check (length(text) <= 4000),
  entity_type text check (entity_type in
    ('sale', 'withdrawal', 'operation', 'passport', 'member', 'promotion', 'process', 'support_request')),
  entity_id uuid,
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notifications_feed on notifications (user_id, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_created on notifications (user_id, created_at desc, id desc);

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
  version integer not null default 1,
  -- What an export was filtered by is often a phone or a name: it is encrypted, not among the parameters people list.
  search_sealed bytea,
  -- Values of invalid rows may be a person's phone, name or number: encrypted, in the order of `errors`.
  values_sealed bytea
);
create index processes_status on processes (status, queued_at desc);
create index processes_owner on processes (started_by, queued_at desc);
create index processes_kind on processes (kind, queued_at desc, id desc);
create index processes_finished on processes (coalesce(finished_at, 'infinity'::timestamptz), id);
create index processes_recent on processes (queued_at desc, id desc);

create table audit_entries (
  id uuid primary key,
  at timestamptz not null default now(),
  actor_id uuid,
  actor_name text not null default '',
  actor_role text,
  actor_kind text not null check (actor_kind in ('user', 'technical', 'system', 'anonymous')),
  -- A refused request that only asks is a read, not a creation (a list is a POST).
  action text not null check (action in
    ('create', 'update', 'delete', 'read', 'read_personal', 'login', 'logout', 'export', 'status', 'import')),
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
  process_id uuid,
  search_text text
    generated always as (translate(lower(entity_label || ' ' || actor_name), 'ё', 'е')) stored
);
create index audit_entries_recent on audit_entries (at desc, id desc);
create index audit_entries_actor on audit_entries (actor_id, at desc);
create index audit_entries_action on audit_entries (action, at desc);
create index audit_entries_role on audit_entries (actor_role, at desc, id desc);
create index audit_entries_failed on audit_entries (result, at desc, id desc) where result <> 'ok';
create index audit_entries_request on audit_entries (request_id) where request_id is not null;
create index audit_entries_ip on audit_entries (ip, at desc, id desc) where ip is not null;
create index audit_entries_entity_id on audit_entries (entity_id, at desc, id desc) where entity_id is not null;
create index audit_entries_type on audit_entries (entity_type, at desc, id desc);

create table idempotency_keys (
  actor text not null check (length(actor) <= 100),
  key uuid not null,
  route_key text not null,
  body_hash bytea not null,
  -- Empty while the first request is still being answered.
  status integer,
  created_at timestamptz not null default now(),
  -- Encrypted like every other copy: an answer may hold a passport or a secret shown once.
  answer_sealed bytea,
  primary key (actor, key)
)
-- A key is mostly written once, together with its answer of a few kilobytes: two fit on a page. In the third of the page
-- that is left free a key that was claimed before gets its answer without touching an index.
with (fillfactor = 70, toast_tuple_target = 8160);
create index idempotency_keys_age on idempotency_keys (created_at);
-- Encrypted bytes do not become smaller.
alter table idempotency_keys alter column answer_sealed set storage external;

-- Views of the back-office's lists that people have saved: a name and the address (query string) that brings it back.
create table list_views (
  id uuid primary key,
  user_id uuid not null references users (id),
  list text not null check (length(list) between 1 and 64),
  name text not null check (length(name) between 1 and 60),
  search text not null check (length(search) <= 2000),
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index list_views_name on list_views (user_id, list, lower(name));
create unique index list_views_default on list_views (user_id, list) where is_default;
comment on column list_views.is_default is 'The list opens with this view; at most one of a list.';

-- A change of the settings that bind people waits for a second administrator (domain.md 3.22, ADR 14).
create table control_changes (
  id uuid primary key,
  number bigint generated always as identity,
  -- Changed settings only: what each was when the change was asked for, and what it shall be.
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  after jsonb not null check (jsonb_typeof(after) = 'object'),
  status text not null check (status in ('pending', 'confirmed', 'rejected', 'withdrawn', 'expired')),
  asked_at timestamptz not null,
  asked_by uuid not null references users (id),
  decided_at timestamptz,
  decided_by uuid references users (id),
  comment text check (length(comment) <= 1000),
  version int not null default 1,
  check ((status = 'pending') = (decided_at is null)),
  check (status <> 'confirmed' or decided_by <> asked_by)
);
create unique index control_changes_pending on control_changes (status) where status = 'pending';

-- Index keys the blind indexes were made with, the first one first (modules/keys).
create table index_generations (
  field text not null check (field in ('tax_profiles', 'payout_card')),
  position integer not null,
  fingerprint text not null,
  -- Numbers of cards are not stored, so their index is wrapped with every next key and needs all of them.
  key_sealed bytea,
  created_at timestamptz not null default now(),
  primary key (field, position)
);

-- Which keys a database works with: a print distinguishes one key from another and shows nothing of either. A process
-- with other keys does not start. `used_at`: when the last process started to encrypt with it; `retired_at`: the job has
-- left nothing under it.
create table key_prints (
  kind text not null check (kind in ('secret', 'index')),
  id text not null,
  print text not null,
  seen_at timestamptz not null default now(),
  used_at timestamptz,
  retired_at timestamptz,
  primary key (kind, id)
);

--> after functions and views
create trigger processes_webhook after update of status on processes for each row
  when (new.started_by is not null and old.status is distinct from new.status
    and new.status in ('completed', 'completed_with_errors', 'failed', 'cancelled'))
  execute function webhook_process();
create trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function refuse_change();
create trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function refuse_change();
