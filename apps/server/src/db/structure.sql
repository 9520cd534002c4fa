-- Written by `node apps/server/scripts/generate-types.ts` from the migrated database, to read and to compare. Do not edit.

create type ledger_account as enum ('pending', 'active', 'reserved', 'debt', 'ISSUED', 'PROMO', 'ADJUST', 'PAYOUT', 'EXPIRED');
create type ledger_actor as enum ('system', 'user', 'technical');
create type ledger_operation as enum ('SALE_ACCRUAL', 'PROMO_ACCRUAL', 'ACTIVATION', 'ACTIVATION_CANCEL', 'ACCRUAL_CANCEL', 'SALE_RETURN', 'RETURN_DEBT', 'DEBT_REPAYMENT', 'DEBT_WRITE_OFF', 'WITHDRAWAL_HOLD', 'WITHDRAWAL_RELEASE', 'WITHDRAWAL_PAID', 'EXPIRATION', 'ADJUST_CREDIT', 'ADJUST_DEBIT', 'OPENING_BALANCE');
create type ledger_ref as (sale_id uuid, sale_item_id uuid, accrual_id uuid, promotion_id uuid, promotion_version_id uuid, withdrawal_id uuid, tuning_id uuid, reverses_seq bigint, store_id uuid, partner_id uuid, actor_kind ledger_actor, actor_id uuid, request_id text, reason_code text, expires_on date);

create table account_interventions (
  id uuid not null,
  user_id uuid not null,
  by_id uuid not null,
  kind text not null,
  at timestamp with time zone not null,
  constraint account_interventions_by_id_fkey FOREIGN KEY (by_id) REFERENCES users(id),
  constraint account_interventions_kind_check CHECK ((kind = ANY (ARRAY['address'::text, 'second_step'::text, 'role'::text, 'demotion'::text]))),
  constraint account_interventions_pkey PRIMARY KEY (id),
  constraint account_interventions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX account_interventions_user ON public.account_interventions USING btree (user_id, at);

create table accruals (
  id uuid not null,
  member_id uuid not null,
  sale_id uuid not null,
  sale_item_id uuid not null,
  kind text not null,
  promotion_id uuid,
  promotion_version_id uuid,
  points bigint not null,
  left_pending bigint not null,
  returned bigint default 0 not null,
  status text default 'pending'::text not null,
  activate_at timestamp with time zone,
  expires_on date,
  budget_stripe smallint,
  created_at timestamp with time zone not null,
  constraint accruals_check CHECK (((left_pending >= 0) AND (left_pending <= points))),
  constraint accruals_check1 CHECK (((returned >= 0) AND (returned <= points))),
  constraint accruals_check2 CHECK (((kind = 'promotion'::text) = (promotion_version_id IS NOT NULL))),
  constraint accruals_check3 CHECK (((status <> ALL (ARRAY['active'::text, 'cancelled'::text])) OR (left_pending = 0))),
  constraint accruals_check4 CHECK (((status <> 'scheduled'::text) OR ((activate_at IS NOT NULL) AND (expires_on IS NOT NULL)))),
  constraint accruals_kind_check CHECK ((kind = ANY (ARRAY['base'::text, 'promotion'::text]))),
  constraint accruals_pkey PRIMARY KEY (id),
  constraint accruals_points_check CHECK ((points > 0)),
  constraint accruals_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'scheduled'::text, 'active'::text, 'cancelled'::text])))
) with (fillfactor=80);
CREATE INDEX accruals_due ON public.accruals USING btree (activate_at, member_id) WHERE (status = 'scheduled'::text);
CREATE INDEX accruals_member ON public.accruals USING btree (member_id, activate_at) WHERE (status = ANY (ARRAY['pending'::text, 'scheduled'::text]));
CREATE INDEX accruals_promotion ON public.accruals USING btree (promotion_id, sale_id) WHERE (promotion_id IS NOT NULL);
CREATE INDEX accruals_promotion_given ON public.accruals USING btree (promotion_id, created_at DESC, id DESC) WHERE (promotion_id IS NOT NULL);
CREATE INDEX accruals_sale ON public.accruals USING btree (sale_id);
CREATE UNIQUE INDEX accruals_once ON public.accruals USING btree (sale_item_id, kind, COALESCE(promotion_version_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE (status <> 'cancelled'::text);
CREATE TRIGGER accruals_one_writer BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.accruals FOR EACH STATEMENT WHEN ((current_setting('ledger.writer'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION ledger_one_writer();

create unlogged table address_counts (
  scope text not null,
  key_hash bytea not null,
  window_at timestamp with time zone not null,
  requests integer not null,
  constraint address_counts_pkey PRIMARY KEY (scope, key_hash),
  constraint address_counts_scope_check CHECK ((length(scope) <= 80))
) with (fillfactor=50);

create table administrator_changes (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  address jsonb,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  status text default 'waiting'::text not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  constraint administrator_changes_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint administrator_changes_check CHECK (((status = 'waiting'::text) = (decided_at IS NULL))),
  constraint administrator_changes_check1 CHECK ((((kind = 'address'::text) AND (status = 'waiting'::text)) = (address IS NOT NULL))),
  constraint administrator_changes_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint administrator_changes_kind_check CHECK ((kind = ANY (ARRAY['new_administrator'::text, 'address'::text, 'second_step'::text]))),
  constraint administrator_changes_pkey PRIMARY KEY (id),
  constraint administrator_changes_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'confirmed'::text, 'due'::text, 'stopped'::text, 'closed'::text]))),
  constraint administrator_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX administrator_changes_waiting ON public.administrator_changes USING btree (user_id, kind) WHERE (status = 'waiting'::text);

create table audit_entries (
  id uuid not null,
  at timestamp with time zone default now() not null,
  actor_id uuid,
  actor_name text default ''::text not null,
  actor_role text,
  actor_kind text not null,
  action text not null,
  entity_type text default ''::text not null,
  entity_id text,
  entity_label text default ''::text not null,
  route_key text,
  before jsonb,
  after jsonb,
  reason text,
  request_id uuid,
  ip inet,
  fingerprint text,
  user_agent text,
  result text default 'ok'::text not null,
  code text,
  process_id uuid,
  search_text text generated always as (translate(lower(((entity_label || ' '::text) || actor_name)), 'ё'::text, 'е'::text)) stored,
  constraint audit_entries_action_check CHECK ((action = ANY (ARRAY['create'::text, 'update'::text, 'delete'::text, 'read'::text, 'read_personal'::text, 'login'::text, 'logout'::text, 'export'::text, 'status'::text, 'import'::text]))),
  constraint audit_entries_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['user'::text, 'technical'::text, 'system'::text, 'anonymous'::text]))),
  constraint audit_entries_code_check CHECK ((length(code) <= 60)),
  constraint audit_entries_entity_id_check CHECK ((length(entity_id) <= 100)),
  constraint audit_entries_entity_label_check CHECK ((length(entity_label) <= 300)),
  constraint audit_entries_entity_type_check CHECK ((length(entity_type) <= 60)),
  constraint audit_entries_fingerprint_check CHECK ((length(fingerprint) <= 128)),
  constraint audit_entries_reason_check CHECK ((length(reason) <= 1000)),
  constraint audit_entries_result_check CHECK ((result = ANY (ARRAY['ok'::text, 'denied'::text, 'error'::text]))),
  constraint audit_entries_route_key_check CHECK ((length(route_key) <= 100)),
  constraint audit_entries_user_agent_check CHECK ((length(user_agent) <= 400))
) partition by RANGE (at);
CREATE INDEX audit_entries_action ON ONLY public.audit_entries USING btree (action, at DESC);
CREATE INDEX audit_entries_actor ON ONLY public.audit_entries USING btree (actor_id, at DESC);
CREATE INDEX audit_entries_entity_id ON ONLY public.audit_entries USING btree (entity_id, at DESC, id DESC) WHERE (entity_id IS NOT NULL);
CREATE INDEX audit_entries_failed ON ONLY public.audit_entries USING btree (result, at DESC, id DESC) WHERE (result <> 'ok'::text);
CREATE INDEX audit_entries_ip ON ONLY public.audit_entries USING btree (ip, at DESC, id DESC) WHERE (ip IS NOT NULL);
CREATE INDEX audit_entries_recent ON ONLY public.audit_entries USING btree (at DESC, id DESC);
CREATE INDEX audit_entries_request ON ONLY public.audit_entries USING btree (request_id) WHERE (request_id IS NOT NULL);
CREATE INDEX audit_entries_role ON ONLY public.audit_entries USING btree (actor_role, at DESC, id DESC);
CREATE INDEX audit_entries_trgm ON ONLY public.audit_entries USING gin (search_text gin_trgm_ops);
CREATE INDEX audit_entries_type ON ONLY public.audit_entries USING btree (entity_type, at DESC, id DESC);
CREATE TRIGGER audit_entries_append_only BEFORE DELETE ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entries_names BEFORE UPDATE ON public.audit_entries FOR EACH ROW EXECUTE FUNCTION audit_refuse_change();
CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON public.audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

create table brands (
  id uuid default gen_random_uuid() not null,
  manufacturer_id uuid not null,
  name text not null,
  description text,
  logo_file_id uuid,
  is_active boolean default true not null,
  search_text text generated always as (translate(lower(name), 'ё'::text, 'е'::text)) stored,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  version integer default 1 not null,
  inactive_on date,
  constraint brands_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint brands_logo_file_id_fkey FOREIGN KEY (logo_file_id) REFERENCES files(id),
  constraint brands_manufacturer_id_fkey FOREIGN KEY (manufacturer_id) REFERENCES manufacturers(id),
  constraint brands_name_check CHECK ((name <> ''::text)),
  constraint brands_pkey PRIMARY KEY (id),
  constraint brands_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id)
);
CREATE INDEX brands_created ON public.brands USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX brands_manufacturer_name ON public.brands USING btree (manufacturer_id, lower(name));

create table categories (
  id uuid default gen_random_uuid() not null,
  parent_id uuid,
  name text not null,
  "position" integer default 0 not null,
  drawing text,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  version integer default 1 not null,
  is_active boolean default true not null,
  constraint categories_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint categories_drawing_check CHECK ((length(drawing) <= 40)),
  constraint categories_name_check CHECK ((name <> ''::text)),
  constraint categories_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES categories(id),
  constraint categories_pkey PRIMARY KEY (id),
  constraint categories_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id)
);
CREATE UNIQUE INDEX categories_name ON public.categories USING btree (COALESCE(parent_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(name));

create table consents (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  kind text not null,
  version_id uuid not null,
  action text default 'accepted'::text not null,
  accepted_at timestamp with time zone not null,
  ip text,
  fingerprint text,
  user_agent text,
  channel text default 'portal'::text not null,
  constraint consents_action_check CHECK ((action = ANY (ARRAY['accepted'::text, 'withdrawn'::text]))),
  constraint consents_pkey PRIMARY KEY (id),
  constraint consents_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint consents_version_id_fkey FOREIGN KEY (version_id) REFERENCES programme_document_versions(id)
);
CREATE INDEX consents_user ON public.consents USING btree (user_id, kind, accepted_at DESC);
CREATE TRIGGER consents_append_only BEFORE DELETE OR UPDATE ON public.consents FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table control_changes (
  id uuid not null,
  number bigint default next_number('control_changes_number_seq'::regclass) not null,
  before jsonb not null,
  after jsonb not null,
  status text not null,
  asked_at timestamp with time zone not null,
  asked_by uuid not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  comment text,
  version integer default 1 not null,
  constraint control_changes_after_check CHECK ((jsonb_typeof(after) = 'object'::text)),
  constraint control_changes_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint control_changes_before_check CHECK ((jsonb_typeof(before) = 'object'::text)),
  constraint control_changes_check CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
  constraint control_changes_check1 CHECK (((status <> 'confirmed'::text) OR (decided_by <> asked_by))),
  constraint control_changes_comment_check CHECK ((length(comment) <= 1000)),
  constraint control_changes_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint control_changes_pkey PRIMARY KEY (id),
  constraint control_changes_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'rejected'::text, 'withdrawn'::text, 'expired'::text])))
);
CREATE UNIQUE INDEX control_changes_pending ON public.control_changes USING btree (status) WHERE (status = 'pending'::text);

create table dropped_parts (
  part text not null,
  parent text not null,
  since timestamp with time zone not null,
  upto timestamp with time zone not null,
  rows bigint not null,
  dropped_at timestamp with time zone not null,
  constraint dropped_parts_pkey PRIMARY KEY (part)
);

create table file_sweeps (
  id bigint default next_number('file_sweeps_id_seq'::regclass) not null,
  at timestamp with time zone not null,
  stored integer not null,
  removed integer not null,
  set_aside integer not null,
  returned integer not null,
  deleted integer not null,
  missing integer not null,
  missing_ids uuid[] not null,
  unknown_refused integer not null,
  constraint file_sweeps_pkey PRIMARY KEY (id)
);

create table files (
  id uuid not null,
  owner_id uuid,
  purpose text not null,
  name text not null,
  mime text not null,
  size integer not null,
  sha256 bytea not null,
  width integer,
  height integer,
  storage_key text not null,
  is_public boolean default false not null,
  access_grant text,
  partner_id uuid,
  manufacturer_id uuid,
  created_at timestamp with time zone default now() not null,
  deleted_at timestamp with time zone,
  key_id text,
  constraint files_access_grant_check CHECK ((length(access_grant) <= 100)),
  constraint files_mime_check CHECK ((length(mime) <= 100)),
  constraint files_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255))),
  constraint files_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint files_pkey PRIMARY KEY (id),
  constraint files_purpose_check CHECK ((length(purpose) <= 40)),
  constraint files_size_check CHECK ((size >= 0)),
  constraint files_storage_key_key UNIQUE (storage_key)
);
CREATE INDEX files_owner ON public.files USING btree (owner_id, created_at DESC);
CREATE INDEX files_sha256 ON public.files USING btree (sha256);

create table former_phones (
  user_id uuid not null,
  phone text not null,
  until timestamp with time zone not null,
  constraint former_phones_phone_check CHECK ((phone ~ '^7[0-9]{10}$'::text)),
  constraint former_phones_pkey PRIMARY KEY (user_id, phone),
  constraint former_phones_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX former_phones_phone ON public.former_phones USING btree (phone);

create table idempotency_keys (
  actor text not null,
  key uuid not null,
  route_key text not null,
  body_hash bytea not null,
  status integer,
  created_at timestamp with time zone default now() not null,
  answer_sealed bytea,
  constraint idempotency_keys_actor_check CHECK ((length(actor) <= 100)),
  constraint idempotency_keys_pkey PRIMARY KEY (actor, key)
) with (fillfactor=70, toast_tuple_target=8160);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);

create table index_generations (
  field text not null,
  "position" integer not null,
  fingerprint text not null,
  key_sealed bytea,
  created_at timestamp with time zone default now() not null,
  constraint index_generations_field_check CHECK ((field = ANY (ARRAY['tax_profiles'::text, 'payout_card'::text]))),
  constraint index_generations_pkey PRIMARY KEY (field, "position")
);

create table installation (
  id uuid default gen_random_uuid() not null,
  is_only boolean default true not null,
  constraint installation_is_only_check CHECK (is_only),
  constraint installation_is_only_key UNIQUE (is_only),
  constraint installation_pkey PRIMARY KEY (id)
);

create table key_prints (
  kind text not null,
  id text not null,
  print text not null,
  seen_at timestamp with time zone default now() not null,
  used_at timestamp with time zone,
  retired_at timestamp with time zone,
  constraint key_prints_kind_check CHECK ((kind = ANY (ARRAY['secret'::text, 'index'::text]))),
  constraint key_prints_pkey PRIMARY KEY (kind, id)
);

create table ledger_reconciliations (
  id uuid not null,
  at timestamp with time zone not null,
  wallets bigint not null,
  postings bigint not null,
  problems jsonb default '[]'::jsonb not null,
  scope text default 'all'::text not null,
  changed bigint default 0 not null,
  is_finished boolean default true not null,
  seconds integer default 0 not null,
  constraint ledger_reconciliations_pkey PRIMARY KEY (id),
  constraint ledger_reconciliations_scope_check CHECK ((scope = ANY (ARRAY['changed'::text, 'all'::text])))
);

create table list_views (
  id uuid not null,
  user_id uuid not null,
  list text not null,
  name text not null,
  search text not null,
  is_default boolean default false not null,
  created_at timestamp with time zone default now() not null,
  constraint list_views_list_check CHECK (((length(list) >= 1) AND (length(list) <= 64))),
  constraint list_views_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint list_views_pkey PRIMARY KEY (id),
  constraint list_views_search_check CHECK ((length(search) <= 2000)),
  constraint list_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX list_views_default ON public.list_views USING btree (user_id, list) WHERE is_default;
CREATE UNIQUE INDEX list_views_name ON public.list_views USING btree (user_id, list, lower(name));

create table login_attempts (
  scope text not null,
  key_hash bytea not null,
  failures integer default 0 not null,
  last_at timestamp with time zone default now() not null,
  blocked_until timestamp with time zone,
  constraint login_attempts_pkey PRIMARY KEY (scope, key_hash),
  constraint login_attempts_scope_check CHECK ((length(scope) <= 40))
);

create table lot_uses (
  member_id uuid not null,
  seq bigint not null,
  expires_on date not null,
  amount bigint not null,
  constraint lot_uses_amount_check CHECK ((amount <> 0)),
  constraint lot_uses_member_id_seq_fkey FOREIGN KEY (member_id, seq) REFERENCES transfers(member_id, seq),
  constraint lot_uses_pkey PRIMARY KEY (member_id, seq, expires_on)
);
CREATE TRIGGER lot_uses_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.lot_uses FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER lot_uses_one_writer BEFORE INSERT ON public.lot_uses FOR EACH STATEMENT WHEN ((current_setting('ledger.writer'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION ledger_one_writer();

create table lots (
  member_id uuid not null,
  expires_on date not null,
  remaining bigint not null,
  constraint lots_member_id_fkey FOREIGN KEY (member_id) REFERENCES wallets(member_id),
  constraint lots_pkey PRIMARY KEY (member_id, expires_on),
  constraint lots_remaining_check CHECK ((remaining >= 0))
) with (fillfactor=80);
CREATE INDEX lots_due ON public.lots USING btree (expires_on, member_id) WHERE (remaining > 0);
CREATE TRIGGER lots_one_writer BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.lots FOR EACH STATEMENT WHEN ((current_setting('ledger.writer'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION ledger_one_writer();

create table manufacturers (
  id uuid default gen_random_uuid() not null,
  name text not null,
  legal_name text not null,
  inn text not null,
  kpp text,
  contact_name text,
  phone text,
  email text,
  logo_file_id uuid,
  status text default 'active'::text not null,
  search_text text generated always as (translate(lower(((((name || ' '::text) || legal_name) || ' '::text) || inn)), 'ё'::text, 'е'::text)) stored,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  version integer default 1 not null,
  inactive_on date,
  constraint manufacturers_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint manufacturers_inn_check CHECK ((inn ~ '^([0-9]{10}|[0-9]{12})$'::text)),
  constraint manufacturers_kpp_check CHECK ((kpp ~ '^[0-9]{4}[0-9A-Z]{2}[0-9]{3}$'::text)),
  constraint manufacturers_logo_file_id_fkey FOREIGN KEY (logo_file_id) REFERENCES files(id),
  constraint manufacturers_name_check CHECK ((name <> ''::text)),
  constraint manufacturers_phone_check CHECK ((phone ~ '^7[0-9]{10}$'::text)),
  constraint manufacturers_pkey PRIMARY KEY (id),
  constraint manufacturers_status_check CHECK ((status = ANY (ARRAY['active'::text, 'suspended'::text, 'archived'::text]))),
  constraint manufacturers_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id)
);
CREATE INDEX manufacturers_created ON public.manufacturers USING btree (created_at DESC, id DESC);
CREATE INDEX manufacturers_trgm ON public.manufacturers USING gin (search_text gin_trgm_ops);
CREATE UNIQUE INDEX manufacturers_inn_kpp ON public.manufacturers USING btree (inn, COALESCE(kpp, ''::text));

create table member_letter_recipients (
  letter_id uuid not null,
  user_id uuid not null,
  sent_at timestamp with time zone,
  by_email boolean default false not null,
  skipped boolean default false not null,
  constraint member_letter_recipients_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES member_letters(id),
  constraint member_letter_recipients_pkey PRIMARY KEY (letter_id, user_id),
  constraint member_letter_recipients_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX member_letter_recipients_user ON public.member_letter_recipients USING btree (user_id, letter_id);
CREATE INDEX member_letter_recipients_waiting ON public.member_letter_recipients USING btree (letter_id, user_id) WHERE ((sent_at IS NULL) AND (NOT skipped));

create table member_letters (
  id uuid not null,
  subject text not null,
  body text not null,
  author_id uuid not null,
  at timestamp with time zone not null,
  process_id uuid,
  constraint member_letters_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint member_letters_body_check CHECK (((length(body) >= 1) AND (length(body) <= 4000))),
  constraint member_letters_pkey PRIMARY KEY (id),
  constraint member_letters_process_id_fkey FOREIGN KEY (process_id) REFERENCES processes(id),
  constraint member_letters_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 120)))
);

create table messenger_codes (
  code_hash bytea not null,
  user_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint messenger_codes_pkey PRIMARY KEY (code_hash),
  constraint messenger_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX messenger_codes_user ON public.messenger_codes USING btree (user_id);

create table messenger_links (
  user_id uuid not null,
  messenger text not null,
  chat_id text not null,
  linked_at timestamp with time zone not null,
  blocked_at timestamp with time zone,
  constraint messenger_links_chat_id_check CHECK ((length(chat_id) <= 40)),
  constraint messenger_links_messenger_check CHECK ((messenger = 'telegram'::text)),
  constraint messenger_links_pkey PRIMARY KEY (user_id),
  constraint messenger_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX messenger_links_chat ON public.messenger_links USING btree (messenger, chat_id);

create table messenger_reading (
  messenger text not null,
  next_update bigint not null,
  constraint messenger_reading_pkey PRIMARY KEY (messenger)
);

create table notice_preferences (
  user_id uuid not null,
  channels jsonb default '{}'::jsonb not null,
  digest text default 'auto'::text not null,
  quiet boolean default true not null,
  quiet_from smallint default 1320 not null,
  quiet_until smallint default 540 not null,
  timezone text,
  version integer default 1 not null,
  updated_at timestamp with time zone not null,
  constraint notice_preferences_digest_check CHECK ((digest = ANY (ARRAY['auto'::text, 'daily'::text, 'off'::text]))),
  constraint notice_preferences_pkey PRIMARY KEY (user_id),
  constraint notice_preferences_quiet_from_check CHECK (((quiet_from >= 0) AND (quiet_from <= 1439))),
  constraint notice_preferences_quiet_until_check CHECK (((quiet_until >= 0) AND (quiet_until <= 1439))),
  constraint notice_preferences_timezone_check CHECK ((length(timezone) <= 40)),
  constraint notice_preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table notice_waiting (
  notification_id uuid not null,
  channel text not null,
  user_id uuid not null,
  due_at timestamp with time zone not null,
  constraint notice_waiting_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text, 'messenger'::text]))),
  constraint notice_waiting_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE,
  constraint notice_waiting_pkey PRIMARY KEY (notification_id, channel),
  constraint notice_waiting_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX notice_waiting_due ON public.notice_waiting USING btree (due_at);
CREATE INDEX notice_waiting_user ON public.notice_waiting USING btree (user_id, channel);

create table notifications (
  id uuid not null,
  user_id uuid not null,
  kind text not null,
  tone text default 'info'::text not null,
  title text not null,
  text text default ''::text not null,
  entity_type text,
  entity_id uuid,
  created_at timestamp with time zone default now() not null,
  read_at timestamp with time zone,
  key text,
  variables jsonb,
  constraint notifications_entity_type_check CHECK ((entity_type = ANY (ARRAY['sale'::text, 'withdrawal'::text, 'operation'::text, 'passport'::text, 'member'::text, 'promotion'::text, 'process'::text, 'support_request'::text, 'registry'::text, 'tuning'::text, 'product'::text, 'staff'::text]))),
  constraint notifications_key_check CHECK ((length(key) <= 200)),
  constraint notifications_kind_check CHECK ((length(kind) <= 60)),
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_text_check CHECK ((length(text) <= 4000)),
  constraint notifications_title_check CHECK ((length(title) <= 200)),
  constraint notifications_tone_check CHECK ((tone = ANY (ARRAY['neutral'::text, 'info'::text, 'success'::text, 'warning'::text, 'danger'::text]))),
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX notifications_created ON public.notifications USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX notifications_feed ON public.notifications USING btree (user_id, id DESC);
CREATE INDEX notifications_groups ON public.notifications USING btree (user_id, kind, created_at DESC, id DESC);
CREATE INDEX notifications_kind ON public.notifications USING btree (kind, created_at DESC, id DESC);
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (read_at IS NULL);
CREATE UNIQUE INDEX notifications_once ON public.notifications USING btree (user_id, key) WHERE (key IS NOT NULL);

create table outbox_messages (
  id uuid not null,
  channel text not null,
  template text not null,
  user_id uuid,
  payload_sealed bytea not null,
  status text default 'queued'::text not null,
  attempts integer default 0 not null,
  last_error text,
  created_at timestamp with time zone default now() not null,
  sent_at timestamp with time zone,
  topic text,
  constraint outbox_messages_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text, 'messenger'::text]))),
  constraint outbox_messages_last_error_check CHECK ((length(last_error) <= 500)),
  constraint outbox_messages_pkey PRIMARY KEY (id),
  constraint outbox_messages_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text]))),
  constraint outbox_messages_template_check CHECK ((length(template) <= 60)),
  constraint outbox_messages_topic_check CHECK ((length(topic) <= 40))
) partition by RANGE (id);
CREATE INDEX outbox_messages_invitations ON ONLY public.outbox_messages USING btree (user_id, created_at DESC) WHERE (template = 'invite'::text);
CREATE INDEX outbox_messages_queued ON ONLY public.outbox_messages USING btree (created_at) WHERE (status = 'queued'::text);
CREATE INDEX outbox_messages_recent ON ONLY public.outbox_messages USING btree (created_at DESC);
CREATE INDEX outbox_messages_told ON ONLY public.outbox_messages USING btree (user_id, created_at) WHERE (topic IS NOT NULL);

create table partners (
  id uuid default gen_random_uuid() not null,
  name text not null,
  legal_name text not null,
  inn text not null,
  kpp text,
  ogrn text,
  contact_name text,
  phone text,
  email text,
  region text,
  contract_number text,
  consent_file_id uuid,
  consent_signed_at date,
  status text default 'active'::text not null,
  search_text text generated always as (translate(lower(((((name || ' '::text) || legal_name) || ' '::text) || inn)), 'ё'::text, 'е'::text)) stored,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  version integer default 1 not null,
  constraint partners_consent_file_id_fkey FOREIGN KEY (consent_file_id) REFERENCES files(id),
  constraint partners_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint partners_inn_check CHECK ((inn ~ '^([0-9]{10}|[0-9]{12})$'::text)),
  constraint partners_kpp_check CHECK ((kpp ~ '^[0-9]{4}[0-9A-Z]{2}[0-9]{3}$'::text)),
  constraint partners_name_check CHECK ((name <> ''::text)),
  constraint partners_ogrn_check CHECK ((ogrn ~ '^([0-9]{13}|[0-9]{15})$'::text)),
  constraint partners_phone_check CHECK ((phone ~ '^7[0-9]{10}$'::text)),
  constraint partners_pkey PRIMARY KEY (id),
  constraint partners_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'suspended'::text, 'archived'::text]))),
  constraint partners_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id)
);
CREATE INDEX partners_created ON public.partners USING btree (created_at DESC, id DESC);
CREATE INDEX partners_name ON public.partners USING btree (name, id);
CREATE INDEX partners_status_created ON public.partners USING btree (status, created_at DESC, id DESC);
CREATE INDEX partners_trgm ON public.partners USING gin (search_text gin_trgm_ops);
CREATE UNIQUE INDEX partners_inn_kpp ON public.partners USING btree (inn, COALESCE(kpp, ''::text));

create table payout_cards (
  id uuid not null,
  member_id uuid not null,
  token text not null,
  mask text not null,
  brand text not null,
  bidx bytea not null,
  is_default boolean default false not null,
  created_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint payout_cards_mask_check CHECK ((mask ~ '^[0-9]{6}•{6,9}[0-9]{4}$'::text)),
  constraint payout_cards_pkey PRIMARY KEY (id),
  constraint payout_cards_token_key UNIQUE (token)
);
CREATE INDEX payout_cards_bidx ON public.payout_cards USING btree (bidx) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX payout_cards_default ON public.payout_cards USING btree (member_id) WHERE (is_default AND (removed_at IS NULL));
CREATE UNIQUE INDEX payout_cards_once ON public.payout_cards USING btree (member_id, bidx) WHERE (removed_at IS NULL);

create table payout_overrides (
  id uuid not null,
  withdrawal_id uuid not null,
  obstacles text[] not null,
  debt bigint default 0 not null,
  status_at timestamp with time zone,
  spend_block_hash text,
  reason text not null,
  status text default 'asked'::text not null,
  asked_by uuid not null,
  asked_at timestamp with time zone not null,
  decided_by uuid,
  decided_at timestamp with time zone,
  comment text,
  constraint payout_overrides_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint payout_overrides_comment_check CHECK ((length(comment) <= 1000)),
  constraint payout_overrides_debt_check CHECK ((debt >= 0)),
  constraint payout_overrides_decided CHECK ((((status = 'asked'::text) = (decided_at IS NULL)) AND ((status = ANY (ARRAY['asked'::text, 'closed'::text])) = (decided_by IS NULL)))),
  constraint payout_overrides_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint payout_overrides_obstacles_check CHECK ((((cardinality(obstacles) >= 1) AND (cardinality(obstacles) <= 20)) AND (NOT ('card_required'::text = ANY (obstacles))))),
  constraint payout_overrides_pkey PRIMARY KEY (id),
  constraint payout_overrides_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 1000))),
  constraint payout_overrides_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text, 'closed'::text]))),
  constraint payout_overrides_two_people CHECK (((status <> ALL (ARRAY['approved'::text, 'rejected'::text])) OR (decided_by <> asked_by))),
  constraint payout_overrides_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES withdrawals(id)
);
CREATE INDEX payout_overrides_waiting ON public.payout_overrides USING btree (asked_at, id) WHERE (status = 'asked'::text);
CREATE INDEX payout_overrides_withdrawal ON public.payout_overrides USING btree (withdrawal_id, asked_at);
CREATE UNIQUE INDEX payout_overrides_open ON public.payout_overrides USING btree (withdrawal_id) WHERE (status = 'asked'::text);

create table payout_registries (
  id uuid not null,
  number bigint default next_number('payout_registries_number_seq'::regclass) not null,
  status text default 'formed'::text not null,
  total_points bigint not null,
  total_net_kopecks bigint not null,
  items integer not null,
  formed_by uuid not null,
  formed_at timestamp with time zone not null,
  approved_by uuid,
  approved_at timestamp with time zone,
  completed_at timestamp with time zone,
  version integer default 1 not null,
  total_gross_kopecks bigint,
  file_taken_at timestamp with time zone,
  closed_by uuid,
  closed_at timestamp with time zone,
  close_reason text,
  constraint payout_registries_closed CHECK (((status = ANY (ARRAY['rejected'::text, 'disbanded'::text])) = ((closed_at IS NOT NULL) AND (closed_by IS NOT NULL) AND (close_reason IS NOT NULL)))),
  constraint payout_registries_items_check CHECK ((items > 0)),
  constraint payout_registries_pkey PRIMARY KEY (id),
  constraint payout_registries_status_check CHECK ((status = ANY (ARRAY['formed'::text, 'approved'::text, 'completed'::text, 'rejected'::text, 'disbanded'::text]))),
  constraint payout_registries_total_gross_kopecks_check CHECK ((total_gross_kopecks >= 0)),
  constraint payout_registries_total_net_kopecks_check CHECK ((total_net_kopecks >= 0)),
  constraint payout_registries_total_points_check CHECK ((total_points > 0))
);
CREATE INDEX payout_registries_formed ON public.payout_registries USING btree (formed_at DESC, id DESC);
CREATE INDEX payout_registries_waiting ON public.payout_registries USING btree (formed_at, id) WHERE (status = 'formed'::text);

create table payout_registry_items (
  registry_id uuid not null,
  withdrawal_id uuid not null,
  "position" integer not null,
  outcome text,
  constraint payout_registry_items_outcome_check CHECK ((outcome = ANY (ARRAY['paid'::text, 'failed'::text, 'removed'::text]))),
  constraint payout_registry_items_pkey PRIMARY KEY (registry_id, withdrawal_id),
  constraint payout_registry_items_registry_id_fkey FOREIGN KEY (registry_id) REFERENCES payout_registries(id),
  constraint payout_registry_items_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES withdrawals(id)
);
CREATE INDEX payout_registry_items_withdrawal ON public.payout_registry_items USING btree (withdrawal_id);

create table points_settings (
  version integer not null,
  data jsonb not null,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  constraint points_settings_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint points_settings_pkey PRIMARY KEY (version),
  constraint points_settings_version_check CHECK ((version > 0))
);
CREATE TRIGGER points_settings_append_only BEFORE DELETE OR UPDATE ON public.points_settings FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table positions (
  code text not null,
  name text not null,
  "position" integer default 0 not null,
  is_active boolean default true not null,
  constraint positions_code_check CHECK ((code ~ '^[a-z][a-z0-9_]{1,39}$'::text)),
  constraint positions_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint positions_pkey PRIMARY KEY (code)
);

create table process_parts (
  process_id uuid not null,
  attempt integer not null,
  part integer not null,
  counts jsonb not null,
  params jsonb not null,
  refusal_sealed bytea,
  constraint process_parts_pkey PRIMARY KEY (process_id, attempt, part),
  constraint process_parts_process_id_fkey FOREIGN KEY (process_id) REFERENCES processes(id) ON DELETE CASCADE
);

create table processes (
  id uuid not null,
  number bigint default next_number('processes_number_seq'::regclass) not null,
  kind text not null,
  title text not null,
  status text default 'queued'::text not null,
  done integer default 0 not null,
  total integer,
  counts jsonb default '{}'::jsonb not null,
  errors jsonb default '[]'::jsonb not null,
  params jsonb default '{}'::jsonb not null,
  source_file_id uuid,
  result_file_id uuid,
  errors_file_id uuid,
  started_by uuid,
  partner_id uuid,
  manufacturer_id uuid,
  queued_at timestamp with time zone default now() not null,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  heartbeat_at timestamp with time zone,
  attempt integer default 1 not null,
  version integer default 1 not null,
  search_sealed bytea,
  values_sealed bytea,
  request jsonb,
  runner uuid,
  retries integer default 0 not null,
  constraint processes_errors_file_id_fkey FOREIGN KEY (errors_file_id) REFERENCES files(id),
  constraint processes_kind_check CHECK ((length(kind) <= 60)),
  constraint processes_number_key UNIQUE (number),
  constraint processes_pkey PRIMARY KEY (id),
  constraint processes_result_file_id_fkey FOREIGN KEY (result_file_id) REFERENCES files(id),
  constraint processes_source_file_id_fkey FOREIGN KEY (source_file_id) REFERENCES files(id),
  constraint processes_started_by_fkey FOREIGN KEY (started_by) REFERENCES users(id),
  constraint processes_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'running'::text, 'completed'::text, 'completed_with_errors'::text, 'failed'::text, 'cancelled'::text]))),
  constraint processes_title_check CHECK ((length(title) <= 300))
);
CREATE INDEX processes_finished ON public.processes USING btree (COALESCE(finished_at, 'infinity'::timestamp with time zone), id);
CREATE INDEX processes_kind ON public.processes USING btree (kind, queued_at DESC, id DESC);
CREATE INDEX processes_owner ON public.processes USING btree (started_by, queued_at DESC);
CREATE INDEX processes_recent ON public.processes USING btree (queued_at DESC, id DESC);
CREATE INDEX processes_status ON public.processes USING btree (status, queued_at DESC);
CREATE TRIGGER processes_webhook AFTER UPDATE OF status ON public.processes FOR EACH ROW WHEN (((new.started_by IS NOT NULL) AND (old.status IS DISTINCT FROM new.status) AND (new.status = ANY (ARRAY['completed'::text, 'completed_with_errors'::text, 'failed'::text, 'cancelled'::text])))) EXECUTE FUNCTION webhook_process();

create table product_images (
  product_id uuid not null,
  file_id uuid not null,
  "position" integer not null,
  constraint product_images_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint product_images_pkey PRIMARY KEY (product_id, file_id),
  constraint product_images_position_check CHECK (("position" >= 0)),
  constraint product_images_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint product_images_product_id_position_key UNIQUE (product_id, "position") DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX product_images_file ON public.product_images USING btree (file_id);

create table product_points (
  product_id uuid not null,
  valid_from date not null,
  points integer not null,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  agreed_points integer,
  constraint product_points_agreed_points_check CHECK (((agreed_points >= 0) AND (agreed_points <= 1000000))),
  constraint product_points_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint product_points_pkey PRIMARY KEY (product_id, valid_from),
  constraint product_points_points_check CHECK (((points >= 0) AND (points <= 1000000))),
  constraint product_points_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);

create table product_points_waiting (
  product_id uuid not null,
  points integer not null,
  valid_from date not null,
  asked_at timestamp with time zone not null,
  asked_by uuid not null,
  constraint product_points_waiting_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint product_points_waiting_pkey PRIMARY KEY (product_id),
  constraint product_points_waiting_points_check CHECK (((points > 0) AND (points <= 1000000))),
  constraint product_points_waiting_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX product_points_waiting_asked ON public.product_points_waiting USING btree (asked_at);

create table products (
  id uuid default gen_random_uuid() not null,
  manufacturer_id uuid not null,
  brand_id uuid,
  category_id uuid,
  article text not null,
  gtin text,
  name text not null,
  model text,
  description text,
  image_file_id uuid,
  rrp_kopecks bigint,
  serial_required boolean default false not null,
  serial_pattern text,
  serial_example text,
  serial_hint text,
  serial_source text default 'none'::text not null,
  unit text default 'шт.'::text not null,
  status text default 'draft'::text not null,
  valid_from date,
  valid_to date,
  attributes jsonb default '{}'::jsonb not null,
  search_text text generated always as (translate(lower(((((((name || ' '::text) || article) || ' '::text) || COALESCE(model, ''::text)) || ' '::text) || COALESCE(gtin, ''::text))), 'ё'::text, 'е'::text)) stored,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  version integer default 1 not null,
  is_marked boolean default false not null,
  constraint products_article_check CHECK ((article <> ''::text)),
  constraint products_brand_id_fkey FOREIGN KEY (brand_id) REFERENCES brands(id),
  constraint products_category_id_fkey FOREIGN KEY (category_id) REFERENCES categories(id),
  constraint products_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint products_gtin_check CHECK ((gtin ~ '^([0-9]{8}|[0-9]{12,14})$'::text)),
  constraint products_image_file_id_fkey FOREIGN KEY (image_file_id) REFERENCES files(id),
  constraint products_manufacturer_id_fkey FOREIGN KEY (manufacturer_id) REFERENCES manufacturers(id),
  constraint products_name_check CHECK ((name <> ''::text)),
  constraint products_pkey PRIMARY KEY (id),
  constraint products_rrp_kopecks_check CHECK ((rrp_kopecks >= 0)),
  constraint products_serial_source_check CHECK ((serial_source = ANY (ARRAY['pattern'::text, 'registry'::text, 'none'::text]))),
  constraint products_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'archived'::text]))),
  constraint products_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id)
);
CREATE INDEX products_article_any ON public.products USING btree (lower(article));
CREATE INDEX products_brand ON public.products USING btree (brand_id, name, id);
CREATE INDEX products_category ON public.products USING btree (category_id, name, id);
CREATE INDEX products_created ON public.products USING btree (created_at DESC, id DESC);
CREATE INDEX products_gtin_any ON public.products USING btree (ltrim(gtin, '0'::text)) WHERE (gtin IS NOT NULL);
CREATE INDEX products_name ON public.products USING btree (name, id);
CREATE INDEX products_status_name ON public.products USING btree (status, name, id);
CREATE INDEX products_trgm ON public.products USING gin (search_text gin_trgm_ops);
CREATE INDEX products_updated ON public.products USING btree (updated_at DESC, id DESC);
CREATE UNIQUE INDEX products_article ON public.products USING btree (manufacturer_id, lower(article));
CREATE UNIQUE INDEX products_gtin ON public.products USING btree (ltrim(gtin, '0'::text)) WHERE ((gtin IS NOT NULL) AND (status <> 'archived'::text));
CREATE TRIGGER products_ceilings BEFORE UPDATE OF rrp_kopecks ON public.products FOR EACH ROW WHEN (((new.rrp_kopecks > '10000000000'::bigint) AND (new.rrp_kopecks IS DISTINCT FROM old.rrp_kopecks))) EXECUTE FUNCTION refuse_excess();
CREATE TRIGGER products_ceilings_new BEFORE INSERT ON public.products FOR EACH ROW WHEN ((new.rrp_kopecks > '10000000000'::bigint)) EXECUTE FUNCTION refuse_excess();
CREATE TRIGGER products_summary AFTER UPDATE OF brand_id, manufacturer_id ON public.products FOR EACH ROW WHEN (((old.brand_id IS DISTINCT FROM new.brand_id) OR (old.manufacturer_id IS DISTINCT FROM new.manufacturer_id))) EXECUTE FUNCTION summary_mark('goods');

create table programme_document_versions (
  id uuid default gen_random_uuid() not null,
  kind text not null,
  number integer not null,
  file_id uuid not null,
  file_name text not null,
  mime text not null,
  size bigint not null,
  sha256 text not null,
  requires_reconsent boolean default false not null,
  published_at timestamp with time zone not null,
  published_by uuid,
  retired_at timestamp with time zone,
  retired_by uuid,
  title text,
  constraint programme_document_versions_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint programme_document_versions_kind_check CHECK ((kind = ANY (ARRAY['program_rules'::text, 'personal_data'::text, 'policy'::text, 'oferta'::text, 'mailing_info'::text]))),
  constraint programme_document_versions_kind_number_key UNIQUE (kind, number),
  constraint programme_document_versions_number_check CHECK ((number > 0)),
  constraint programme_document_versions_pkey PRIMARY KEY (id),
  constraint programme_document_versions_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(id),
  constraint programme_document_versions_retired_by_fkey FOREIGN KEY (retired_by) REFERENCES users(id),
  constraint programme_document_versions_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint programme_document_versions_size_check CHECK ((size > 0)),
  constraint programme_document_versions_title_check CHECK ((length(title) <= 200))
);
CREATE UNIQUE INDEX programme_documents_current ON public.programme_document_versions USING btree (kind) WHERE (retired_at IS NULL);

create table programme_settings (
  id boolean default true not null,
  timezone text default 'Europe/Moscow'::text not null,
  support_phone text default '78005550100'::text not null,
  support_email text default 'help@pribavka.example'::text not null,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  version integer default 1 not null,
  constraint programme_settings_id_check CHECK (id),
  constraint programme_settings_pkey PRIMARY KEY (id),
  constraint programme_settings_support_phone_check CHECK ((support_phone ~ '^[0-9]{11}$'::text)),
  constraint programme_settings_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id)
);

create table promotion_budgets (
  promotion_id uuid not null,
  stripe smallint not null,
  limit_points bigint not null,
  reserved bigint default 0 not null,
  spent bigint default 0 not null,
  constraint promotion_budgets_limit CHECK (((reserved + spent) <= limit_points)),
  constraint promotion_budgets_limit_points_check CHECK ((limit_points >= 0)),
  constraint promotion_budgets_pkey PRIMARY KEY (promotion_id, stripe),
  constraint promotion_budgets_reserved_check CHECK ((reserved >= 0)),
  constraint promotion_budgets_spent_check CHECK ((spent >= 0))
) with (fillfactor=20);

create table promotion_events (
  id uuid not null,
  promotion_id uuid not null,
  at timestamp with time zone not null,
  action text not null,
  from_status text not null,
  to_status text not null,
  comment text,
  actor_id uuid,
  constraint promotion_events_action_check CHECK ((length(action) <= 40)),
  constraint promotion_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint promotion_events_comment_check CHECK ((length(comment) <= 1000)),
  constraint promotion_events_pkey PRIMARY KEY (id),
  constraint promotion_events_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(id) ON DELETE CASCADE
);
CREATE INDEX promotion_events_promotion ON public.promotion_events USING btree (promotion_id, at DESC, id DESC);

create table promotion_fixings (
  version_id uuid not null,
  fixed_at timestamp with time zone not null,
  constraint promotion_fixings_pkey PRIMARY KEY (version_id),
  constraint promotion_fixings_version_id_fkey FOREIGN KEY (version_id) REFERENCES promotion_versions(id)
);

create table promotion_group_stores (
  version_id uuid not null,
  group_id uuid not null,
  store_id uuid not null,
  constraint promotion_group_stores_pkey PRIMARY KEY (version_id, group_id, store_id),
  constraint promotion_group_stores_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint promotion_group_stores_version_id_fkey FOREIGN KEY (version_id) REFERENCES promotion_fixings(version_id)
);
CREATE INDEX promotion_group_stores_store ON public.promotion_group_stores USING btree (store_id);

create table promotion_proofs (
  promotion_id uuid not null,
  reserved bigint not null,
  spent bigint not null,
  limit_points bigint not null,
  at timestamp with time zone not null,
  constraint promotion_proofs_pkey PRIMARY KEY (promotion_id)
);

create table promotion_self_starts (
  id uuid not null,
  promotion_id uuid not null,
  author_id uuid not null,
  at timestamp with time zone not null,
  points bigint not null,
  constraint promotion_self_starts_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint promotion_self_starts_pkey PRIMARY KEY (id),
  constraint promotion_self_starts_points_check CHECK ((points > 0)),
  constraint promotion_self_starts_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(id) ON DELETE CASCADE
);
CREATE INDEX promotion_self_starts_author ON public.promotion_self_starts USING btree (author_id, at);

create table promotion_versions (
  id uuid not null,
  promotion_id uuid not null,
  number integer not null,
  mechanic text not null,
  params jsonb not null,
  conditions jsonb default '{}'::jsonb not null,
  stack_mode text default 'stack'::text not null,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  limits jsonb default '{}'::jsonb not null,
  constraint promotion_versions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint promotion_versions_mechanic_check CHECK ((mechanic = ANY (ARRAY['fixed_per_unit'::text, 'multiplier'::text, 'percent_of_price'::text, 'step'::text, 'plan'::text, 'first_sale'::text, 'bundle'::text]))),
  constraint promotion_versions_number_check CHECK ((number > 0)),
  constraint promotion_versions_pkey PRIMARY KEY (id),
  constraint promotion_versions_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(id),
  constraint promotion_versions_promotion_id_number_key UNIQUE (promotion_id, number),
  constraint promotion_versions_stack_mode_check CHECK ((stack_mode = ANY (ARRAY['exclusive'::text, 'best'::text, 'stack'::text])))
);
CREATE TRIGGER promotion_versions_append_only BEFORE DELETE OR UPDATE ON public.promotion_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();

create table promotions (
  id uuid not null,
  number bigint default next_number('promotions_number_seq'::regclass) not null,
  name text not null,
  short_text text default ''::text not null,
  description text default ''::text not null,
  image_file_id uuid,
  rules_file_id uuid,
  owner_kind text default 'programme'::text not null,
  manufacturer_id uuid,
  status text default 'draft'::text not null,
  visibility text default 'all'::text not null,
  priority integer default 100 not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  submit_until timestamp with time zone,
  budget_points bigint,
  current_version_id uuid,
  search_text text generated always as (translate(lower(name), 'ё'::text, 'е'::text)) stored,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  version integer default 1 not null,
  authored_by uuid,
  approved_by uuid,
  co_authors uuid[] default '{}'::uuid[] not null,
  constraint promotions_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES users(id),
  constraint promotions_authored_by_fkey FOREIGN KEY (authored_by) REFERENCES users(id),
  constraint promotions_budget_points_check CHECK ((budget_points > 0)),
  constraint promotions_check1 CHECK (((owner_kind = 'manufacturer'::text) = (manufacturer_id IS NOT NULL))),
  constraint promotions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint promotions_current_version_id_fkey FOREIGN KEY (current_version_id) REFERENCES promotion_versions(id),
  constraint promotions_days CHECK ((ends_at >= starts_at)),
  constraint promotions_description_check CHECK ((length(description) <= 20000)),
  constraint promotions_image_file_id_fkey FOREIGN KEY (image_file_id) REFERENCES files(id),
  constraint promotions_manufacturer_id_fkey FOREIGN KEY (manufacturer_id) REFERENCES manufacturers(id),
  constraint promotions_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint promotions_owner_kind_check CHECK ((owner_kind = ANY (ARRAY['programme'::text, 'manufacturer'::text]))),
  constraint promotions_pkey PRIMARY KEY (id),
  constraint promotions_priority_check CHECK ((priority >= 0)),
  constraint promotions_rules_file_id_fkey FOREIGN KEY (rules_file_id) REFERENCES files(id),
  constraint promotions_short_text_check CHECK ((length(short_text) <= 300)),
  constraint promotions_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'on_approval'::text, 'scheduled'::text, 'active'::text, 'paused'::text, 'finished'::text, 'cancelled'::text, 'archived'::text]))),
  constraint promotions_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint promotions_visibility_check CHECK ((visibility = ANY (ARRAY['all'::text, 'targeted'::text, 'hidden'::text])))
);
CREATE INDEX promotions_priority ON public.promotions USING btree (priority, id);
CREATE INDEX promotions_starts ON public.promotions USING btree (starts_at DESC, id DESC);
CREATE INDEX promotions_status_ends ON public.promotions USING btree (status, ends_at, id);
CREATE TRIGGER promotions_fix_groups AFTER UPDATE OF status, current_version_id ON public.promotions FOR EACH ROW WHEN ((new.status = 'active'::text)) EXECUTE FUNCTION promotion_fix_groups();
CREATE TRIGGER promotions_webhook AFTER UPDATE OF status ON public.promotions FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION webhook_promotion();

create table proof_rounds (
  kind text not null,
  began_on date not null,
  after uuid not null,
  done bigint not null,
  total bigint not null,
  constraint proof_rounds_kind_check CHECK ((kind = ANY (ARRAY['accounts'::text, 'accruals'::text]))),
  constraint proof_rounds_pkey PRIMARY KEY (kind)
);

create table receipt_claims (
  receipt_key text not null,
  product_id uuid not null,
  serial_key text default ''::text not null,
  sale_id uuid not null,
  store_id uuid not null,
  live_until timestamp with time zone,
  constraint receipt_claims_pkey PRIMARY KEY (receipt_key, product_id, serial_key)
);
CREATE INDEX receipt_claims_sale ON public.receipt_claims USING btree (sale_id);

create table recovery_codes (
  user_id uuid not null,
  hint text not null,
  code_hash text not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  constraint recovery_codes_hint_check CHECK ((length(hint) = 4)),
  constraint recovery_codes_pkey PRIMARY KEY (user_id, hint),
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table role_grants (
  role_code text not null,
  group_code text not null,
  action text not null,
  constraint role_grants_action_check CHECK ((action = ANY (ARRAY['read'::text, 'update'::text, 'create'::text, 'delete'::text]))),
  constraint role_grants_group_code_check CHECK ((length(group_code) <= 100)),
  constraint role_grants_pkey PRIMARY KEY (role_code, group_code, action),
  constraint role_grants_role_code_fkey FOREIGN KEY (role_code) REFERENCES roles(code) ON UPDATE CASCADE ON DELETE CASCADE
);

create table roles (
  code text not null,
  name text not null,
  description text default ''::text not null,
  is_system boolean default false not null,
  data_scope text not null,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  version integer default 1 not null,
  constraint roles_code_check CHECK ((code ~ '^[a-z][A-Za-z0-9_-]{1,39}$'::text)),
  constraint roles_data_scope_check CHECK ((data_scope = ANY (ARRAY['all'::text, 'partner'::text, 'manufacturer'::text, 'own'::text]))),
  constraint roles_description_check CHECK ((length(description) <= 1000)),
  constraint roles_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint roles_pkey PRIMARY KEY (code)
);

create table rule_sets (
  id uuid not null,
  rate_kopecks bigint not null,
  rules jsonb not null,
  created_at timestamp with time zone default now() not null,
  constraint rule_sets_pkey PRIMARY KEY (id)
);

create table sale_decisions (
  id uuid not null,
  sale_id uuid not null,
  at timestamp with time zone not null,
  by uuid,
  outcome text not null,
  rejected_items uuid[] default '{}'::uuid[] not null,
  undone_at timestamp with time zone,
  undone_by uuid,
  disputed_items uuid[],
  constraint sale_decisions_outcome_check CHECK ((outcome = ANY (ARRAY['confirmed'::text, 'rejected'::text, 'clarification'::text]))),
  constraint sale_decisions_pkey PRIMARY KEY (id),
  constraint sale_decisions_sale_id_fkey FOREIGN KEY (sale_id) REFERENCES sales(id)
);
CREATE INDEX sale_decisions_by ON public.sale_decisions USING btree (by, at DESC);
CREATE INDEX sale_decisions_sale ON public.sale_decisions USING btree (sale_id, at DESC);

create table sale_events (
  id uuid not null,
  sale_id uuid not null,
  at timestamp with time zone not null,
  status text not null,
  title text not null,
  text text,
  actor_kind text not null,
  actor_id uuid,
  constraint sale_events_actor_kind_check CHECK ((actor_kind = ANY (ARRAY['member'::text, 'moderator'::text, 'system'::text, 'technical'::text]))),
  constraint sale_events_pkey PRIMARY KEY (id),
  constraint sale_events_sale_id_fkey FOREIGN KEY (sale_id) REFERENCES sales(id),
  constraint sale_events_text_check CHECK ((length(text) <= 2000)),
  constraint sale_events_title_check CHECK ((length(title) <= 200))
);
CREATE INDEX sale_events_sale ON public.sale_events USING btree (sale_id, at, id);

create table sale_files (
  sale_id uuid not null,
  file_id uuid not null,
  "position" integer not null,
  constraint sale_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint sale_files_pkey PRIMARY KEY (sale_id, file_id),
  constraint sale_files_sale_id_fkey FOREIGN KEY (sale_id) REFERENCES sales(id)
);
CREATE INDEX sale_files_file ON public.sale_files USING btree (file_id);

create table sale_flags (
  sale_id uuid not null,
  code text not null,
  "position" integer default 0 not null,
  text text not null,
  weight integer not null,
  related_sale_id uuid,
  constraint sale_flags_code_check CHECK ((length(code) <= 8)),
  constraint sale_flags_pkey PRIMARY KEY (sale_id, code, "position"),
  constraint sale_flags_sale_id_fkey FOREIGN KEY (sale_id) REFERENCES sales(id),
  constraint sale_flags_text_check CHECK ((length(text) <= 500)),
  constraint sale_flags_weight_check CHECK (((weight >= 0) AND (weight <= 100)))
);
CREATE INDEX sale_flags_code ON public.sale_flags USING btree (code, sale_id);

create table sale_items (
  id uuid not null,
  sale_id uuid not null,
  "position" integer not null,
  product_id uuid not null,
  quantity integer not null,
  price_kopecks bigint,
  serial_number text,
  serial_key text,
  status text default 'pending'::text not null,
  returned_quantity integer default 0 not null,
  reason_code text,
  reason_text text,
  points bigint default 0 not null,
  base_points bigint default 0 not null,
  points_lines jsonb default '[]'::jsonb not null,
  formula jsonb default '[]'::jsonb not null,
  removed_at timestamp with time zone,
  mark_gtin text,
  constraint sale_items_base_points_check CHECK ((base_points >= 0)),
  constraint sale_items_check CHECK (((returned_quantity >= 0) AND (returned_quantity <= quantity))),
  constraint sale_items_mark_gtin_check CHECK ((mark_gtin ~ '^[0-9]{14}$'::text)),
  constraint sale_items_pkey PRIMARY KEY (id),
  constraint sale_items_points_check CHECK ((points >= 0)),
  constraint sale_items_price_kopecks_check CHECK ((price_kopecks >= 0)),
  constraint sale_items_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id),
  constraint sale_items_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999))),
  constraint sale_items_reason_text_check CHECK ((length(reason_text) <= 1000)),
  constraint sale_items_sale_id_fkey FOREIGN KEY (sale_id) REFERENCES sales(id),
  constraint sale_items_serial_number_check CHECK ((length(serial_number) <= 64)),
  constraint sale_items_serial_one CHECK (((serial_key IS NULL) OR (quantity = 1))),
  constraint sale_items_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'returned'::text, 'partially_returned'::text])))
);
CREATE INDEX sale_items_product ON public.sale_items USING btree (product_id, sale_id);
CREATE INDEX sale_items_sale ON public.sale_items USING btree (sale_id, "position");
CREATE INDEX sale_items_serial ON public.sale_items USING btree (serial_key) WHERE (serial_key IS NOT NULL);
CREATE INDEX sale_items_serial_prefix ON public.sale_items USING btree (serial_key text_pattern_ops) WHERE (serial_key IS NOT NULL);
CREATE TRIGGER sale_items_ceilings BEFORE INSERT ON public.sale_items FOR EACH ROW WHEN (((new."position" > 50) OR (new.price_kopecks > '10000000000'::bigint) OR (new.base_points > 1000000) OR (new.points > 10000000))) EXECUTE FUNCTION refuse_excess();
CREATE TRIGGER sale_items_summary AFTER UPDATE OF product_id, quantity, price_kopecks, points, returned_quantity, status, removed_at ON public.sale_items FOR EACH ROW WHEN ((((((((old.product_id IS DISTINCT FROM new.product_id) OR (old.quantity IS DISTINCT FROM new.quantity)) OR (old.price_kopecks IS DISTINCT FROM new.price_kopecks)) OR (old.points IS DISTINCT FROM new.points)) OR (old.returned_quantity IS DISTINCT FROM new.returned_quantity)) OR ((old.status = 'rejected'::text) IS DISTINCT FROM (new.status = 'rejected'::text))) OR ((old.removed_at IS NULL) IS DISTINCT FROM (new.removed_at IS NULL)))) EXECUTE FUNCTION summary_mark();

create table sale_keys (
  member_id uuid not null,
  idem text not null,
  req_hash bytea not null,
  sale_id uuid not null,
  constraint sale_keys_idem_check CHECK (((length(idem) >= 8) AND (length(idem) <= 128))),
  constraint sale_keys_pkey PRIMARY KEY (member_id, idem),
  constraint sale_keys_sale_id_fkey FOREIGN KEY (sale_id) REFERENCES sales(id) ON DELETE CASCADE
);

create table sale_lists (
  id uuid not null,
  member_id uuid not null,
  file_name text not null,
  source jsonb,
  columns text,
  rows jsonb default '[]'::jsonb not null,
  process_id uuid,
  registered integer default 0 not null,
  version integer default 1 not null,
  updated_at timestamp with time zone not null,
  constraint sale_lists_columns_check CHECK ((length(columns) <= 2000)),
  constraint sale_lists_file_name_check CHECK ((length(file_name) <= 255)),
  constraint sale_lists_member_id_fkey FOREIGN KEY (member_id) REFERENCES users(id),
  constraint sale_lists_member_id_key UNIQUE (member_id),
  constraint sale_lists_pkey PRIMARY KEY (id),
  constraint sale_lists_process_id_fkey FOREIGN KEY (process_id) REFERENCES processes(id),
  constraint sale_lists_registered_check CHECK ((registered >= 0))
);
CREATE INDEX sale_lists_old ON public.sale_lists USING btree (updated_at);

create table sale_messages (
  id uuid not null,
  sale_id uuid not null,
  at timestamp with time zone not null,
  author_kind text not null,
  author_id uuid,
  text text not null,
  file_ids uuid[] default '{}'::uuid[] not null,
  constraint sale_messages_author_kind_check CHECK ((author_kind = ANY (ARRAY['member'::text, 'moderator'::text, 'system'::text, 'technical'::text]))),
  constraint sale_messages_pkey PRIMARY KEY (id),
  constraint sale_messages_sale_id_fkey FOREIGN KEY (sale_id) REFERENCES sales(id),
  constraint sale_messages_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000)))
);
CREATE INDEX sale_messages_sale ON public.sale_messages USING btree (sale_id, at, id);

create table sale_postponements (
  user_id uuid not null,
  sale_id uuid not null,
  at timestamp with time zone not null,
  constraint sale_postponements_pkey PRIMARY KEY (user_id, sale_id),
  constraint sale_postponements_sale_id_fkey FOREIGN KEY (sale_id) REFERENCES sales(id),
  constraint sale_postponements_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table sales (
  id uuid not null,
  number bigint default next_number('sales_number_seq'::regclass) not null,
  member_id uuid not null,
  status text not null,
  store_id uuid,
  partner_id uuid,
  sale_date date,
  receipt_key text,
  receipt_qr text,
  receipt_fn text,
  receipt_fd text,
  receipt_fpd text,
  receipt_total_kopecks bigint,
  receipt_at timestamp with time zone,
  comment text,
  source text default 'portal'::text not null,
  external_id text,
  total_kopecks bigint default 0 not null,
  points_preview bigint default 0 not null,
  points_total bigint default 0 not null,
  activate_at timestamp with time zone,
  submitted_at timestamp with time zone,
  sla_due_at timestamp with time zone,
  decided_at timestamp with time zone,
  moderator_id uuid,
  locked_by uuid,
  locked_until timestamp with time zone,
  reason_code text,
  reason_text text,
  dispute_count integer default 0 not null,
  dispute_until timestamp with time zone,
  fingerprint text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  version integer default 1 not null,
  rule_set_id uuid,
  rule_facts jsonb,
  sale_date_reason text,
  locked_tab uuid,
  constraint sales_check CHECK (((status = 'draft'::text) OR ((store_id IS NOT NULL) AND (partner_id IS NOT NULL) AND (sale_date IS NOT NULL) AND (submitted_at IS NOT NULL)))),
  constraint sales_comment_check CHECK ((length(comment) <= 1000)),
  constraint sales_external_id_check CHECK ((length(external_id) <= 64)),
  constraint sales_locked_by_fkey FOREIGN KEY (locked_by) REFERENCES users(id),
  constraint sales_member_id_fkey FOREIGN KEY (member_id) REFERENCES users(id),
  constraint sales_moderator_id_fkey FOREIGN KEY (moderator_id) REFERENCES users(id),
  constraint sales_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id),
  constraint sales_pkey PRIMARY KEY (id),
  constraint sales_points_preview_check CHECK ((points_preview >= 0)),
  constraint sales_points_total_check CHECK ((points_total >= 0)),
  constraint sales_reason_text_check CHECK ((length(reason_text) <= 1000)),
  constraint sales_sale_date_reason_check CHECK ((length(sale_date_reason) <= 300)) NOT VALID,
  constraint sales_source_check CHECK ((source = ANY (ARRAY['portal'::text, 'import'::text, 'api'::text]))),
  constraint sales_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'moderation'::text, 'clarification'::text, 'confirmed'::text, 'rejected'::text, 'cancelled'::text, 'partially_returned'::text, 'returned'::text]))),
  constraint sales_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint sales_total_kopecks_check CHECK ((total_kopecks >= 0))
) with (fillfactor=85);
CREATE INDEX sales_date ON public.sales USING btree (sale_date DESC, id DESC);
CREATE INDEX sales_disputed ON public.sales USING btree (submitted_at DESC, id DESC) WHERE (dispute_count > 0);
CREATE INDEX sales_due ON public.sales USING btree (COALESCE(sla_due_at, 'infinity'::timestamp with time zone), id);
CREATE INDEX sales_fingerprint ON public.sales USING btree (fingerprint, submitted_at DESC) WHERE (fingerprint IS NOT NULL);
CREATE INDEX sales_member ON public.sales USING btree (member_id, updated_at DESC, id DESC);
CREATE INDEX sales_member_date ON public.sales USING btree (member_id, sale_date DESC, id DESC);
CREATE INDEX sales_moderator ON public.sales USING btree (moderator_id, submitted_at DESC, id DESC) WHERE (moderator_id IS NOT NULL);
CREATE INDEX sales_partner ON public.sales USING btree (partner_id, submitted_at DESC, id DESC);
CREATE INDEX sales_points ON public.sales USING btree ((
CASE
    WHEN (status = 'draft'::text) THEN points_preview
    ELSE points_total
END), id);
CREATE INDEX sales_queue ON public.sales USING btree (sla_due_at, id) WHERE (status = 'moderation'::text);
CREATE INDEX sales_reason ON public.sales USING btree (reason_code, submitted_at DESC, id DESC) WHERE (reason_code IS NOT NULL);
CREATE INDEX sales_receipt ON public.sales USING btree (receipt_key) WHERE (receipt_key IS NOT NULL);
CREATE INDEX sales_receipt_fn ON public.sales USING btree (receipt_fn, submitted_at DESC) WHERE (receipt_fn IS NOT NULL);
CREATE INDEX sales_returned ON public.sales USING btree (member_id, submitted_at) WHERE (status = ANY (ARRAY['partially_returned'::text, 'returned'::text]));
CREATE INDEX sales_source ON public.sales USING btree (source, submitted_at DESC, id DESC) WHERE (source <> 'portal'::text);
CREATE INDEX sales_status ON public.sales USING btree (status, submitted_at DESC, id DESC);
CREATE INDEX sales_status_order ON public.sales USING btree (status, id);
CREATE INDEX sales_store ON public.sales USING btree (store_id, submitted_at DESC, id DESC);
CREATE INDEX sales_submitted ON public.sales USING btree (submitted_at DESC, id DESC) WHERE (submitted_at IS NOT NULL);
CREATE INDEX sales_sum ON public.sales USING btree (total_kopecks, id);
CREATE INDEX sales_updated ON public.sales USING btree (updated_at DESC, id DESC);
CREATE UNIQUE INDEX sales_external ON public.sales USING btree (store_id, external_id) WHERE (external_id IS NOT NULL);
CREATE UNIQUE INDEX sales_number ON public.sales USING btree (number);
CREATE TRIGGER sales_ceilings BEFORE INSERT OR UPDATE OF total_kopecks, points_preview ON public.sales FOR EACH ROW WHEN (((new.total_kopecks > '100000000000000'::bigint) OR (new.points_preview > 10000000))) EXECUTE FUNCTION refuse_excess();
CREATE TRIGGER sales_summary AFTER UPDATE OF status, store_id, partner_id, sale_date, submitted_at ON public.sales FOR EACH ROW WHEN ((LEAST(old.submitted_at, new.submitted_at) < (clock_timestamp() - '00:02:00'::interval))) EXECUTE FUNCTION summary_mark('sale');
CREATE TRIGGER sales_summary_new AFTER INSERT ON public.sales FOR EACH ROW WHEN ((new.submitted_at < (clock_timestamp() - '00:02:00'::interval))) EXECUTE FUNCTION summary_mark('sale');
CREATE TRIGGER sales_webhook AFTER UPDATE OF status, points_total ON public.sales FOR EACH ROW WHEN (((old.status <> 'draft'::text) AND ((old.status IS DISTINCT FROM new.status) OR ((new.status = 'partially_returned'::text) AND (old.points_total IS DISTINCT FROM new.points_total))))) EXECUTE FUNCTION webhook_sale();

create table schema_migration (
  name text not null,
  sha256 text not null,
  applied_at timestamp with time zone default now() not null,
  works_from text,
  indexes_pending boolean default false not null,
  constraint schema_migration_pkey PRIMARY KEY (name)
);

create table schema_object (
  name text not null,
  kind text not null,
  sha256 text not null,
  applied_at timestamp with time zone default now() not null,
  constraint schema_object_kind_check CHECK ((kind = ANY (ARRAY['function'::text, 'view'::text]))),
  constraint schema_object_pkey PRIMARY KEY (name)
);

create table second_factors (
  user_id uuid not null,
  secret_sealed bytea not null,
  confirmed_at timestamp with time zone,
  last_step bigint,
  created_at timestamp with time zone default now() not null,
  constraint second_factors_pkey PRIMARY KEY (user_id),
  constraint second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

create table security_settings (
  only_row boolean default true not null,
  admin_second_factor boolean default false not null,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  version integer default 1 not null,
  constraint security_settings_only_row_check CHECK (only_row),
  constraint security_settings_pkey PRIMARY KEY (only_row),
  constraint security_settings_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id)
);

create table serial_claims (
  product_id uuid not null,
  serial_key text not null,
  sale_item_id uuid not null,
  sale_id uuid not null,
  member_id uuid not null,
  claimed_at timestamp with time zone not null,
  live_until timestamp with time zone,
  constraint serial_claims_pkey PRIMARY KEY (product_id, serial_key)
);
CREATE INDEX serial_claims_sale ON public.serial_claims USING btree (sale_id);

create table serial_registry (
  product_id uuid not null,
  serial_key text not null,
  serial_number text not null,
  status text default 'free'::text not null,
  shipped_to_partner_id uuid,
  shipped_at date,
  created_at timestamp with time zone not null,
  created_by uuid,
  updated_at timestamp with time zone not null,
  id uuid default gen_random_uuid() not null,
  constraint serial_registry_pkey PRIMARY KEY (product_id, serial_key),
  constraint serial_registry_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE,
  constraint serial_registry_serial_key_check CHECK (((length(serial_key) >= 1) AND (length(serial_key) <= 64))),
  constraint serial_registry_serial_number_check CHECK (((length(serial_number) >= 1) AND (length(serial_number) <= 64))),
  constraint serial_registry_shipped_to_partner_id_fkey FOREIGN KEY (shipped_to_partner_id) REFERENCES partners(id),
  constraint serial_registry_status_check CHECK ((status = ANY (ARRAY['free'::text, 'blocked'::text])))
);
CREATE INDEX serial_registry_list ON public.serial_registry USING btree (product_id, serial_key, id);
CREATE INDEX serial_registry_partner ON public.serial_registry USING btree (shipped_to_partner_id) WHERE (shipped_to_partner_id IS NOT NULL);
CREATE UNIQUE INDEX serial_registry_id ON public.serial_registry USING btree (id);

create table sessions (
  id uuid not null,
  user_id uuid not null,
  generation integer default 0 not null,
  rotated_at timestamp with time zone,
  fingerprint_hash bytea,
  ip inet,
  user_agent text default ''::text not null,
  created_at timestamp with time zone default now() not null,
  last_used_at timestamp with time zone default now() not null,
  auth_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  revoke_reason text,
  rotated_ip inet,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_user_agent_check CHECK ((length(user_agent) <= 400)),
  constraint sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sessions_devices ON public.sessions USING btree (user_id, fingerprint_hash);
CREATE INDEX sessions_live ON public.sessions USING btree (user_id, last_used_at DESC) WHERE (revoked_at IS NULL);

create table sign_in_challenges (
  id uuid not null,
  token_hash bytea not null,
  user_id uuid not null,
  purpose text not null,
  attempts_left integer default 5 not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint sign_in_challenges_pkey PRIMARY KEY (id),
  constraint sign_in_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['code'::text, 'enrolment'::text]))),
  constraint sign_in_challenges_token_hash_key UNIQUE (token_hash),
  constraint sign_in_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sign_in_challenges_age ON public.sign_in_challenges USING btree (expires_at);

create table socials (
  id uuid default gen_random_uuid() not null,
  name text not null,
  url text not null,
  icon text,
  icon_file_id uuid,
  "position" integer default 0 not null,
  is_active boolean default true not null,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  version integer default 1 not null,
  constraint socials_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint socials_icon_check CHECK ((length(icon) <= 40)),
  constraint socials_icon_file_id_fkey FOREIGN KEY (icon_file_id) REFERENCES files(id),
  constraint socials_name_check CHECK ((name <> ''::text)),
  constraint socials_pkey PRIMARY KEY (id),
  constraint socials_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint socials_url_check CHECK ((url ~ '^https://'::text))
);
CREATE INDEX socials_position ON public.socials USING btree ("position", id);

create table store_group_stores (
  group_id uuid not null,
  store_id uuid not null,
  constraint store_group_stores_group_id_fkey FOREIGN KEY (group_id) REFERENCES store_groups(id) ON DELETE CASCADE,
  constraint store_group_stores_pkey PRIMARY KEY (group_id, store_id),
  constraint store_group_stores_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
);
CREATE INDEX store_group_stores_store ON public.store_group_stores USING btree (store_id);
CREATE TRIGGER store_group_stores_summary AFTER INSERT OR DELETE OR UPDATE ON public.store_group_stores FOR EACH ROW EXECUTE FUNCTION summary_mark();

create table store_groups (
  id uuid default gen_random_uuid() not null,
  name text not null,
  description text,
  kind text default 'manual'::text not null,
  rule jsonb,
  is_active boolean default true not null,
  search_text text generated always as (translate(lower(name), 'ё'::text, 'е'::text)) stored,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  version integer default 1 not null,
  constraint store_groups_check CHECK (((kind = 'rule'::text) = (rule IS NOT NULL))),
  constraint store_groups_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint store_groups_kind_check CHECK ((kind = ANY (ARRAY['manual'::text, 'rule'::text]))),
  constraint store_groups_name_check CHECK ((name <> ''::text)),
  constraint store_groups_pkey PRIMARY KEY (id),
  constraint store_groups_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id)
);
CREATE INDEX store_groups_updated ON public.store_groups USING btree (updated_at DESC, id DESC);
CREATE UNIQUE INDEX store_groups_name ON public.store_groups USING btree (lower(name));

create table store_memberships (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  store_id uuid not null,
  partner_id uuid not null,
  valid_from date not null,
  valid_to date,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  constraint store_memberships_check CHECK ((valid_to >= valid_from)),
  constraint store_memberships_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint store_memberships_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id),
  constraint store_memberships_pkey PRIMARY KEY (id),
  constraint store_memberships_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint store_memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX store_memberships_store ON public.store_memberships USING btree (store_id, valid_from);
CREATE INDEX store_memberships_user ON public.store_memberships USING btree (user_id, valid_from DESC);
CREATE UNIQUE INDEX store_memberships_current ON public.store_memberships USING btree (user_id) WHERE (valid_to IS NULL);
CREATE TRIGGER store_memberships_apart_changed AFTER UPDATE ON public.store_memberships REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION store_memberships_apart();
CREATE TRIGGER store_memberships_apart_new AFTER INSERT ON public.store_memberships REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION store_memberships_apart();

create table store_requests (
  id uuid not null,
  member_id uuid not null,
  store_id uuid not null,
  from_store_id uuid,
  comment text default ''::text not null,
  status text default 'open'::text not null,
  reason text,
  created_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  constraint store_requests_check CHECK (((status = 'open'::text) = (decided_at IS NULL))),
  constraint store_requests_check1 CHECK (((status = 'rejected'::text) = (reason IS NOT NULL))),
  constraint store_requests_comment_check CHECK ((length(comment) <= 500)),
  constraint store_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint store_requests_from_store_id_fkey FOREIGN KEY (from_store_id) REFERENCES stores(id),
  constraint store_requests_member_id_fkey FOREIGN KEY (member_id) REFERENCES users(id),
  constraint store_requests_pkey PRIMARY KEY (id),
  constraint store_requests_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint store_requests_status_check CHECK ((status = ANY (ARRAY['open'::text, 'withdrawn'::text, 'approved'::text, 'rejected'::text]))),
  constraint store_requests_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id)
);
CREATE INDEX store_requests_member ON public.store_requests USING btree (member_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX store_requests_open ON public.store_requests USING btree (member_id) WHERE (status = 'open'::text);

create table stores (
  id uuid default gen_random_uuid() not null,
  partner_id uuid not null,
  name text not null,
  code text not null,
  address text not null,
  city text not null,
  region text not null,
  kpp text,
  timezone text default 'Europe/Moscow'::text not null,
  lat double precision,
  lon double precision,
  status text default 'active'::text not null,
  closed_at date,
  external_id text,
  search_text text generated always as (translate(lower(((((((name || ' '::text) || code) || ' '::text) || city) || ' '::text) || address)), 'ё'::text, 'е'::text)) stored,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  version integer default 1 not null,
  constraint stores_check CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL))),
  constraint stores_code_check CHECK ((code <> ''::text)),
  constraint stores_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint stores_kpp_check CHECK ((kpp ~ '^[0-9]{4}[0-9A-Z]{2}[0-9]{3}$'::text)),
  constraint stores_lat_check CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision))),
  constraint stores_lon_check CHECK (((lon >= ('-180'::integer)::double precision) AND (lon <= (180)::double precision))),
  constraint stores_name_check CHECK ((name <> ''::text)),
  constraint stores_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id),
  constraint stores_pkey PRIMARY KEY (id),
  constraint stores_status_check CHECK ((status = ANY (ARRAY['active'::text, 'closed'::text]))),
  constraint stores_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id)
);
CREATE INDEX stores_created ON public.stores USING btree (created_at DESC, id DESC);
CREATE INDEX stores_region ON public.stores USING btree (region, city);
CREATE INDEX stores_trgm ON public.stores USING gin (search_text gin_trgm_ops);
CREATE UNIQUE INDEX stores_external ON public.stores USING btree (external_id) WHERE (external_id IS NOT NULL);
CREATE UNIQUE INDEX stores_partner_code ON public.stores USING btree (partner_id, lower(code));
CREATE TRIGGER stores_follow AFTER UPDATE OF partner_id, region, city, code, status ON public.stores FOR EACH ROW WHEN ((((((old.partner_id IS DISTINCT FROM new.partner_id) OR (old.region IS DISTINCT FROM new.region)) OR (old.city IS DISTINCT FROM new.city)) OR (old.code IS DISTINCT FROM new.code)) OR (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION store_group_follow();
CREATE TRIGGER stores_follow_new AFTER INSERT ON public.stores FOR EACH ROW EXECUTE FUNCTION store_group_follow();
CREATE TRIGGER stores_summary AFTER UPDATE OF region ON public.stores FOR EACH ROW WHEN ((old.region IS DISTINCT FROM new.region)) EXECUTE FUNCTION summary_mark('goods');

create table summary_days (
  day date not null,
  partner_id uuid not null,
  type ledger_operation not null,
  postings bigint not null,
  points bigint not null,
  constraint summary_days_pkey PRIMARY KEY (partner_id, day, type)
);

create table summary_expiring (
  partner_id uuid,
  store_id uuid,
  points bigint not null,
  constraint summary_expiring_points_check CHECK ((points > 0))
);
CREATE INDEX summary_expiring_partner ON public.summary_expiring USING btree (partner_id, store_id) INCLUDE (points);

create table summary_expiring_state (
  only_row boolean default true not null,
  at timestamp with time zone not null,
  constraint summary_expiring_state_only_row_check CHECK (only_row),
  constraint summary_expiring_state_pkey PRIMARY KEY (only_row)
);

create table summary_goods (
  span integer not null,
  day date not null,
  product_id uuid not null,
  units bigint not null,
  revenue bigint not null,
  points bigint not null,
  returned bigint not null,
  constraint summary_goods_pkey PRIMARY KEY (span, day, product_id),
  constraint summary_goods_span_check CHECK ((span = ANY (ARRAY[1, 2, 4, 8, 16, 32, 64])))
);

create table summary_marks (
  id bigint default next_number('summary_marks_id_seq'::regclass) not null,
  kind text not null,
  ref uuid not null,
  seq bigint,
  constraint summary_marks_kind_check CHECK ((kind = ANY (ARRAY['member'::text, 'person'::text, 'sale'::text, 'payout'::text, 'posting'::text, 'group'::text, 'goods'::text]))),
  constraint summary_marks_pkey PRIMARY KEY (id)
);
CREATE INDEX summary_marks_postings ON public.summary_marks USING btree (ref) WHERE (kind = 'posting'::text);

create table summary_members (
  member_id uuid not null,
  partner_id uuid,
  store_id uuid,
  status text not null,
  joined date not null,
  seen date not null,
  constraint summary_members_pkey PRIMARY KEY (member_id)
);
CREATE INDEX summary_members_store ON public.summary_members USING btree (store_id) INCLUDE (partner_id, status, joined, seen);

create table summary_owed (
  party uuid not null,
  points bigint not null,
  debt bigint not null,
  constraint summary_owed_pkey PRIMARY KEY (party)
);

create table summary_payout_days (
  what text not null,
  day date not null,
  name text not null,
  n bigint not null,
  gross bigint not null,
  net bigint not null,
  tax bigint not null,
  waited numeric not null,
  constraint summary_payout_days_pkey PRIMARY KEY (what, day, name),
  constraint summary_payout_days_what_check CHECK ((what = ANY (ARRAY['asked'::text, 'failure'::text, 'paid'::text])))
);

create table summary_payouts (
  id uuid not null,
  member_id uuid not null,
  partner_id uuid,
  store_id uuid,
  status text not null,
  asked date not null,
  paid date,
  gross bigint not null,
  net bigint not null,
  tax bigint not null,
  waited numeric,
  failure text,
  constraint summary_payouts_pkey PRIMARY KEY (id)
);
CREATE INDEX summary_payouts_member ON public.summary_payouts USING btree (member_id);
CREATE INDEX summary_payouts_partner_asked ON public.summary_payouts USING btree (partner_id, asked);
CREATE INDEX summary_payouts_partner_paid ON public.summary_payouts USING btree (partner_id, paid) WHERE (paid IS NOT NULL);
CREATE INDEX summary_payouts_store ON public.summary_payouts USING btree (store_id);

create table summary_people (
  party uuid not null,
  what text not null,
  day date not null,
  status text not null,
  n bigint not null,
  constraint summary_people_pkey PRIMARY KEY (party, what, day, status),
  constraint summary_people_what_check CHECK ((what = ANY (ARRAY['joined'::text, 'status'::text, 'seen'::text])))
);

create table summary_regions (
  owner uuid not null,
  day date not null,
  region text not null,
  units bigint not null,
  revenue bigint not null,
  points bigint not null,
  returned bigint not null,
  constraint summary_regions_pkey PRIMARY KEY (owner, day, region)
);

create table summary_sales (
  sale_id uuid not null,
  product_id uuid not null,
  partner_id uuid not null,
  store_id uuid not null,
  manufacturer_id uuid not null,
  brand_id uuid,
  region text not null,
  day date not null,
  units bigint not null,
  revenue bigint not null,
  points bigint not null,
  returned bigint not null,
  constraint summary_sales_pkey PRIMARY KEY (sale_id, product_id)
);
CREATE INDEX summary_sales_partner ON public.summary_sales USING btree (partner_id, day) INCLUDE (store_id, product_id, units, revenue, points, returned);
CREATE INDEX summary_sales_store ON public.summary_sales USING btree (store_id, day);

create table summary_state (
  one boolean default true not null,
  horizon timestamp with time zone default '-infinity'::timestamp with time zone not null,
  zone text default ''::text not null,
  constraint summary_state_one_check CHECK (one),
  constraint summary_state_pkey PRIMARY KEY (one)
);

create table summary_visit_days (
  day date not null,
  gap integer not null,
  n bigint not null,
  constraint summary_visit_days_pkey PRIMARY KEY (day, gap)
);

create table summary_visits (
  member_id uuid not null,
  day date not null,
  gap integer not null,
  partner_id uuid,
  store_id uuid,
  constraint summary_visits_pkey PRIMARY KEY (member_id, day)
);
CREATE INDEX summary_visits_partner ON public.summary_visits USING btree (partner_id, day) INCLUDE (gap);
CREATE INDEX summary_visits_store ON public.summary_visits USING btree (store_id, day) INCLUDE (gap, partner_id);

create table support_categories (
  code text not null,
  name text not null,
  "position" integer default 0 not null,
  is_active boolean default true not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  constraint support_categories_code_check CHECK ((code ~ '^[a-z][a-z0-9_]{1,39}$'::text)),
  constraint support_categories_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint support_categories_pkey PRIMARY KEY (code),
  constraint support_categories_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id)
);
CREATE UNIQUE INDEX support_categories_name ON public.support_categories USING btree (lower(name));

create table support_deadlines (
  category_code text,
  priority text not null,
  hours integer not null,
  constraint support_deadlines_category_code_fkey FOREIGN KEY (category_code) REFERENCES support_categories(code),
  constraint support_deadlines_hours_check CHECK (((hours >= 1) AND (hours <= 720))),
  constraint support_deadlines_once UNIQUE NULLS NOT DISTINCT (category_code, priority),
  constraint support_deadlines_priority_check CHECK ((priority = ANY (ARRAY['low'::text, 'normal'::text, 'high'::text, 'urgent'::text])))
);

create table support_message_files (
  message_id uuid not null,
  file_id uuid not null,
  "position" integer not null,
  constraint support_message_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint support_message_files_message_id_fkey FOREIGN KEY (message_id) REFERENCES support_messages(id),
  constraint support_message_files_pkey PRIMARY KEY (message_id, file_id)
);
CREATE INDEX support_message_files_file ON public.support_message_files USING btree (file_id);

create table support_messages (
  id uuid not null,
  request_id uuid not null,
  at timestamp with time zone not null,
  author text not null,
  author_id uuid,
  text text not null,
  internal boolean default false not null,
  origin_request_id uuid,
  constraint support_messages_author_check CHECK ((author = ANY (ARRAY['author'::text, 'support'::text, 'system'::text]))),
  constraint support_messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint support_messages_note CHECK (((NOT internal) OR (author = 'support'::text))),
  constraint support_messages_origin_request_id_fkey FOREIGN KEY (origin_request_id) REFERENCES support_requests(id),
  constraint support_messages_pkey PRIMARY KEY (id),
  constraint support_messages_request_id_fkey FOREIGN KEY (request_id) REFERENCES support_requests(id),
  constraint support_messages_text_check CHECK (((length(text) >= 1) AND (length(text) <= 5000)))
);
CREATE INDEX support_messages_origin ON public.support_messages USING btree (origin_request_id) WHERE (origin_request_id IS NOT NULL);
CREATE INDEX support_messages_request ON public.support_messages USING btree (request_id, at, id);

create table support_requests (
  id uuid not null,
  number bigint default next_number('support_requests_number_seq'::regclass) not null,
  author_id uuid,
  contact_name text,
  contact_phone text,
  contact_email text,
  partner_id uuid,
  manufacturer_id uuid,
  by_company boolean default false not null,
  category_code text not null,
  subject text not null,
  sale_id uuid,
  operation_id uuid,
  status text default 'new'::text not null,
  priority text default 'normal'::text not null,
  priority_rank smallint generated always as (
CASE priority
    WHEN 'low'::text THEN 1
    WHEN 'normal'::text THEN 2
    WHEN 'high'::text THEN 3
    ELSE 4
END) stored,
  assignee_id uuid,
  first_response_due_at timestamp with time zone not null,
  first_response_at timestamp with time zone,
  resolved_at timestamp with time zone,
  closed_at timestamp with time zone,
  reopened_count integer default 0 not null,
  rating smallint,
  search_text text generated always as (translate(lower(((subject || ' '::text) || COALESCE(contact_name, ''::text))), 'ё'::text, 'е'::text)) stored,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  updated_by uuid,
  version integer default 1 not null,
  merged_into_id uuid,
  constraint support_requests_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES users(id),
  constraint support_requests_author_id_fkey FOREIGN KEY (author_id) REFERENCES users(id),
  constraint support_requests_category_code_fkey FOREIGN KEY (category_code) REFERENCES support_categories(code),
  constraint support_requests_contact CHECK (((author_id IS NOT NULL) OR ((contact_name IS NOT NULL) AND ((contact_phone IS NOT NULL) OR (contact_email IS NOT NULL))))),
  constraint support_requests_contact_email_check CHECK (((length(contact_email) <= 254) AND (contact_email = lower(contact_email)))),
  constraint support_requests_contact_name_check CHECK (((length(contact_name) >= 1) AND (length(contact_name) <= 200))),
  constraint support_requests_contact_phone_check CHECK ((contact_phone ~ '^7[0-9]{10}$'::text)),
  constraint support_requests_manufacturer_id_fkey FOREIGN KEY (manufacturer_id) REFERENCES manufacturers(id),
  constraint support_requests_merged CHECK (((merged_into_id IS NULL) OR ((status = 'closed'::text) AND (merged_into_id <> id)))),
  constraint support_requests_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES support_requests(id),
  constraint support_requests_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id),
  constraint support_requests_pkey PRIMARY KEY (id),
  constraint support_requests_priority_check CHECK ((priority = ANY (ARRAY['low'::text, 'normal'::text, 'high'::text, 'urgent'::text]))),
  constraint support_requests_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  constraint support_requests_sale_id_fkey FOREIGN KEY (sale_id) REFERENCES sales(id),
  constraint support_requests_status_check CHECK ((status = ANY (ARRAY['new'::text, 'in_progress'::text, 'waiting_author'::text, 'resolved'::text, 'closed'::text]))),
  constraint support_requests_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 200)))
) with (fillfactor=85);
CREATE INDEX support_requests_assignee ON public.support_requests USING btree (assignee_id, created_at DESC, id DESC) WHERE (assignee_id IS NOT NULL);
CREATE INDEX support_requests_author ON public.support_requests USING btree (author_id, created_at DESC, id DESC) WHERE (author_id IS NOT NULL);
CREATE INDEX support_requests_author_news ON public.support_requests USING btree (author_id, updated_at DESC, id DESC) WHERE (author_id IS NOT NULL);
CREATE INDEX support_requests_category ON public.support_requests USING btree (category_code, created_at DESC, id DESC);
CREATE INDEX support_requests_created ON public.support_requests USING btree (created_at DESC, id DESC);
CREATE INDEX support_requests_due ON public.support_requests USING btree (first_response_due_at, id);
CREATE INDEX support_requests_email ON public.support_requests USING btree (contact_email text_pattern_ops) WHERE (contact_email IS NOT NULL);
CREATE INDEX support_requests_free ON public.support_requests USING btree (created_at DESC, id DESC) WHERE ((assignee_id IS NULL) AND (status <> ALL (ARRAY['resolved'::text, 'closed'::text])));
CREATE INDEX support_requests_guests ON public.support_requests USING btree (created_at DESC, id DESC) WHERE (author_id IS NULL);
CREATE INDEX support_requests_manufacturer ON public.support_requests USING btree (manufacturer_id, updated_at DESC, id DESC) WHERE (manufacturer_id IS NOT NULL);
CREATE INDEX support_requests_merged_into ON public.support_requests USING btree (merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE INDEX support_requests_partner ON public.support_requests USING btree (partner_id, created_at DESC, id DESC) WHERE (partner_id IS NOT NULL);
CREATE INDEX support_requests_phone ON public.support_requests USING btree (reverse(contact_phone) text_pattern_ops) WHERE (contact_phone IS NOT NULL);
CREATE INDEX support_requests_priority ON public.support_requests USING btree (priority, created_at DESC, id DESC);
CREATE INDEX support_requests_rank ON public.support_requests USING btree (priority_rank, id);
CREATE INDEX support_requests_resolved ON public.support_requests USING btree (resolved_at) WHERE (status = 'resolved'::text);
CREATE INDEX support_requests_sale ON public.support_requests USING btree (sale_id, created_at DESC, id DESC) WHERE (sale_id IS NOT NULL);
CREATE INDEX support_requests_status ON public.support_requests USING btree (status, created_at DESC, id DESC);
CREATE INDEX support_requests_status_order ON public.support_requests USING btree (status, id);
CREATE INDEX support_requests_trgm ON public.support_requests USING gin (search_text gin_trgm_ops);
CREATE INDEX support_requests_unanswered ON public.support_requests USING btree (created_at DESC, id DESC) INCLUDE (first_response_due_at) WHERE ((first_response_at IS NULL) AND (status <> ALL (ARRAY['resolved'::text, 'closed'::text])));
CREATE INDEX support_requests_updated ON public.support_requests USING btree (updated_at DESC, id DESC);
CREATE UNIQUE INDEX support_requests_number ON public.support_requests USING btree (number);
CREATE TRIGGER support_requests_webhook AFTER UPDATE OF status ON public.support_requests FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION webhook_support();
CREATE TRIGGER support_requests_webhook_made AFTER INSERT ON public.support_requests FOR EACH ROW EXECUTE FUNCTION webhook_support();

create table support_settings (
  single boolean default true not null,
  work_days integer[] default '{1,2,3,4,5,6,7}'::integer[] not null,
  work_from integer default 0 not null,
  work_to integer default 1440 not null,
  close_days integer default 7 not null,
  reopen_days integer default 30 not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  constraint support_settings_check CHECK (((work_from >= 0) AND (work_to <= 1440) AND ((work_to - work_from) >= 60))),
  constraint support_settings_close_days_check CHECK (((close_days >= 1) AND (close_days <= 365))),
  constraint support_settings_pkey PRIMARY KEY (single),
  constraint support_settings_reopen_days_check CHECK (((reopen_days >= 1) AND (reopen_days <= 365))),
  constraint support_settings_single_check CHECK (single),
  constraint support_settings_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint support_settings_work_days_check CHECK ((((cardinality(work_days) >= 1) AND (cardinality(work_days) <= 7)) AND (work_days <@ '{1,2,3,4,5,6,7}'::integer[])))
);

create table support_templates (
  id uuid default gen_random_uuid() not null,
  category_code text,
  title text not null,
  text text not null,
  "position" integer default 0 not null,
  is_active boolean default true not null,
  version integer default 1 not null,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  constraint support_templates_category_code_fkey FOREIGN KEY (category_code) REFERENCES support_categories(code),
  constraint support_templates_pkey PRIMARY KEY (id),
  constraint support_templates_text_check CHECK (((length(text) >= 1) AND (length(text) <= 5000))),
  constraint support_templates_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120))),
  constraint support_templates_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id)
);
CREATE UNIQUE INDEX support_templates_title ON public.support_templates USING btree (lower(title));

create table table_parts (
  part text not null,
  parent text not null,
  since timestamp with time zone not null,
  upto timestamp with time zone not null,
  constraint table_parts_parent_since_key UNIQUE (parent, since),
  constraint table_parts_pkey PRIMARY KEY (part)
);

create table tax_profile_events (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  at timestamp with time zone not null,
  actor_id uuid,
  from_status text not null,
  to_status text not null,
  reason text,
  constraint tax_profile_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint tax_profile_events_pkey PRIMARY KEY (id),
  constraint tax_profile_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX tax_profile_events_user ON public.tax_profile_events USING btree (user_id, at DESC, id DESC);

create table tax_profiles (
  user_id uuid not null,
  status text default 'empty'::text not null,
  tax_status text default 'individual'::text not null,
  sealed bytea,
  scan_file_ids uuid[] default '{}'::uuid[] not null,
  passport_mask text,
  inn_mask text,
  snils_mask text,
  passport_bidx bytea,
  inn_bidx bytea,
  snils_bidx bytea,
  review_on date,
  decline_reason text,
  submitted_at timestamp with time zone,
  checked_at timestamp with time zone,
  checked_by uuid,
  created_at timestamp with time zone default now() not null,
  updated_at timestamp with time zone default now() not null,
  version integer default 1 not null,
  constraint tax_profiles_check CHECK (((status = 'empty'::text) = (sealed IS NULL))),
  constraint tax_profiles_checked_by_fkey FOREIGN KEY (checked_by) REFERENCES users(id),
  constraint tax_profiles_pkey PRIMARY KEY (user_id),
  constraint tax_profiles_status_check CHECK ((status = ANY (ARRAY['empty'::text, 'on_check'::text, 'verified'::text, 'declined'::text, 'expired'::text]))),
  constraint tax_profiles_tax_status_check CHECK ((tax_status = ANY (ARRAY['individual'::text, 'self_employed'::text]))),
  constraint tax_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX tax_profiles_review ON public.tax_profiles USING btree (review_on) WHERE (status = 'verified'::text);
CREATE INDEX tax_profiles_status ON public.tax_profiles USING btree (status, submitted_at, user_id);
CREATE UNIQUE INDEX tax_profiles_inn ON public.tax_profiles USING btree (inn_bidx) WHERE (inn_bidx IS NOT NULL);
CREATE UNIQUE INDEX tax_profiles_passport ON public.tax_profiles USING btree (passport_bidx) WHERE (passport_bidx IS NOT NULL);
CREATE UNIQUE INDEX tax_profiles_snils ON public.tax_profiles USING btree (snils_bidx) WHERE (snils_bidx IS NOT NULL);

create table technical_calls (
  id uuid not null,
  user_id uuid not null,
  at timestamp with time zone not null,
  route text not null,
  http_status smallint not null,
  code text,
  duration_ms integer not null,
  request_id uuid not null,
  ip text not null,
  constraint technical_calls_code_check CHECK ((length(code) <= 60)),
  constraint technical_calls_duration_ms_check CHECK ((duration_ms >= 0)),
  constraint technical_calls_ip_check CHECK ((length(ip) <= 45)),
  constraint technical_calls_route_check CHECK ((length(route) <= 80))
) partition by RANGE (at);
CREATE INDEX technical_calls_failed ON ONLY public.technical_calls USING btree (user_id, at DESC, id DESC) WHERE (http_status >= 400);
CREATE INDEX technical_calls_log ON ONLY public.technical_calls USING btree (user_id, at DESC, id DESC);

create table technical_users (
  user_id uuid not null,
  name text not null,
  description text,
  login text not null,
  owner_partner_id uuid,
  owner_manufacturer_id uuid,
  secret_hash text not null,
  secret_prefix text not null,
  previous_secret_hash text,
  previous_secret_until timestamp with time zone,
  scopes jsonb default '[]'::jsonb not null,
  allowed_ips text[] default '{}'::text[] not null,
  rate_limit integer default 60 not null,
  status text default 'active'::text not null,
  last_used_at timestamp with time zone,
  expires_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  version integer default 1 not null,
  webhook_url text,
  window_at timestamp with time zone,
  window_count integer default 0 not null,
  webhook_secret_sealed bytea,
  webhook_previous_sealed bytea,
  webhook_previous_until timestamp with time zone,
  webhook_lease_until timestamp with time zone,
  webhook_events text[],
  earlier_secrets jsonb default '[]'::jsonb not null,
  constraint technical_users_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint technical_users_login_check CHECK ((login ~ '^[a-z0-9._-]{3,64}$'::text)),
  constraint technical_users_name_check CHECK ((name <> ''::text)),
  constraint technical_users_owner_manufacturer_id_fkey FOREIGN KEY (owner_manufacturer_id) REFERENCES manufacturers(id),
  constraint technical_users_owner_partner_id_fkey FOREIGN KEY (owner_partner_id) REFERENCES partners(id),
  constraint technical_users_pkey PRIMARY KEY (user_id),
  constraint technical_users_rate_limit_check CHECK (((rate_limit >= 1) AND (rate_limit <= 100000))),
  constraint technical_users_status_check CHECK ((status = ANY (ARRAY['active'::text, 'suspended'::text, 'revoked'::text]))),
  constraint technical_users_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES users(id),
  constraint technical_users_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint technical_users_webhook_url_check CHECK (((webhook_url ~ '^https?://'::text) AND (length(webhook_url) <= 2048)))
);
CREATE INDEX technical_users_created ON public.technical_users USING btree (created_at DESC, user_id DESC);
CREATE INDEX technical_users_webhook ON public.technical_users USING btree (user_id) WHERE (webhook_url IS NOT NULL);
CREATE UNIQUE INDEX technical_users_login ON public.technical_users USING btree (lower(login));

create table transfers (
  member_id uuid not null,
  seq bigint not null,
  id uuid not null,
  number bigint default next_number('transfers_number_seq'::regclass) not null,
  type ledger_operation not null,
  dr ledger_account not null,
  cr ledger_account not null,
  amount bigint not null,
  pending_after bigint not null,
  active_after bigint not null,
  reserved_after bigint not null,
  debt_after bigint not null,
  sale_id uuid,
  sale_item_id uuid,
  accrual_id uuid,
  promotion_id uuid,
  promotion_version_id uuid,
  withdrawal_id uuid,
  tuning_id uuid,
  reverses_seq bigint,
  store_id uuid,
  partner_id uuid,
  actor_kind ledger_actor not null,
  actor_id uuid,
  request_id text,
  reason_code text,
  expires_on date,
  at timestamp with time zone not null,
  xid xid8 default pg_current_xact_id() not null,
  hash bytea not null,
  constraint transfers_amount_check CHECK ((amount > 0)),
  constraint transfers_check CHECK ((dr <> cr)),
  constraint transfers_given CHECK (((amount <= 100000000) OR (type <> ALL (ARRAY['SALE_ACCRUAL'::ledger_operation, 'PROMO_ACCRUAL'::ledger_operation, 'ADJUST_CREDIT'::ledger_operation, 'OPENING_BALANCE'::ledger_operation])))) NOT VALID,
  constraint transfers_pkey PRIMARY KEY (member_id, seq)
);
CREATE INDEX transfers_amount ON public.transfers USING btree (amount, id);
CREATE INDEX transfers_at ON public.transfers USING btree (at, id);
CREATE INDEX transfers_number ON public.transfers USING brin (number) WITH (pages_per_range='8');
CREATE INDEX transfers_partner ON public.transfers USING btree (partner_id, at, id) WHERE (partner_id IS NOT NULL);
CREATE INDEX transfers_promotion ON public.transfers USING btree (promotion_id, at, id) WHERE (promotion_id IS NOT NULL);
CREATE INDEX transfers_sale ON public.transfers USING btree (sale_id) WHERE (sale_id IS NOT NULL);
CREATE INDEX transfers_technical ON public.transfers USING btree (at, id) WHERE (actor_kind = 'technical'::ledger_actor);
CREATE INDEX transfers_tuning ON public.transfers USING btree (tuning_id) WHERE (tuning_id IS NOT NULL);
CREATE INDEX transfers_type ON public.transfers USING btree (type, at, id);
CREATE INDEX transfers_withdrawal ON public.transfers USING btree (withdrawal_id) WHERE (withdrawal_id IS NOT NULL);
CREATE UNIQUE INDEX transfers_hold_once ON public.transfers USING btree (withdrawal_id) WHERE (type = 'WITHDRAWAL_HOLD'::ledger_operation);
CREATE UNIQUE INDEX transfers_id ON public.transfers USING btree (id);
CREATE UNIQUE INDEX transfers_resolved_once ON public.transfers USING btree (withdrawal_id) WHERE (type = ANY (ARRAY['WITHDRAWAL_RELEASE'::ledger_operation, 'WITHDRAWAL_PAID'::ledger_operation]));
CREATE TRIGGER transfers_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.transfers FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER transfers_one_writer BEFORE INSERT ON public.transfers FOR EACH STATEMENT WHEN ((current_setting('ledger.writer'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION ledger_one_writer();
CREATE TRIGGER transfers_summary AFTER INSERT ON public.transfers FOR EACH ROW WHEN ((new.at < (clock_timestamp() - '00:02:00'::interval))) EXECUTE FUNCTION summary_mark();
CREATE TRIGGER transfers_webhook AFTER INSERT ON public.transfers REFERENCING NEW TABLE AS posted FOR EACH STATEMENT EXECUTE FUNCTION webhook_points();

create table tunings (
  id uuid not null,
  number bigint default next_number('tunings_number_seq'::regclass) not null,
  member_id uuid not null,
  direction text not null,
  points bigint not null,
  reason_code text not null,
  comment text not null,
  expires_on date,
  file_ids uuid[] default '{}'::uuid[] not null,
  status text not null,
  idem text not null,
  req_hash bytea not null,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  decision_comment text,
  version integer default 1 not null,
  constraint tunings_comment_check CHECK (((length(comment) >= 1) AND (length(comment) <= 1000))),
  constraint tunings_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint tunings_created_by_idem_key UNIQUE (created_by, idem),
  constraint tunings_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint tunings_decision_comment_check CHECK ((length(decision_comment) <= 1000)),
  constraint tunings_direction_check CHECK ((direction = ANY (ARRAY['credit'::text, 'debit'::text]))),
  constraint tunings_idem_check CHECK (((length(idem) >= 8) AND (length(idem) <= 128))),
  constraint tunings_member_id_fkey FOREIGN KEY (member_id) REFERENCES users(id),
  constraint tunings_pkey PRIMARY KEY (id),
  constraint tunings_points_check CHECK (((points >= 1) AND (points <= 1000000))),
  constraint tunings_reason_code_check CHECK ((length(reason_code) <= 64)),
  constraint tunings_status_check CHECK ((status = ANY (ARRAY['on_approval'::text, 'applied'::text, 'rejected'::text, 'cancelled'::text])))
);
CREATE INDEX tunings_author ON public.tunings USING btree (created_by, created_at);
CREATE INDEX tunings_created ON public.tunings USING btree (created_at DESC, id DESC);
CREATE INDEX tunings_direction ON public.tunings USING btree (direction, created_at DESC, id DESC);
CREATE INDEX tunings_member ON public.tunings USING btree (member_id, created_at DESC, id DESC);
CREATE INDEX tunings_points ON public.tunings USING btree (points, id);
CREATE INDEX tunings_reason ON public.tunings USING btree (reason_code, created_at DESC, id DESC);
CREATE INDEX tunings_status ON public.tunings USING btree (status, created_at DESC, id DESC);
CREATE INDEX tunings_status_order ON public.tunings USING btree (status, id);
CREATE UNIQUE INDEX tunings_number ON public.tunings USING btree (number);

create table user_status_events (
  id uuid default gen_random_uuid() not null,
  user_id uuid not null,
  at timestamp with time zone not null,
  actor_id uuid,
  from_status text,
  to_status text not null,
  reason text,
  constraint user_status_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint user_status_events_pkey PRIMARY KEY (id),
  constraint user_status_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX user_status_events_user ON public.user_status_events USING btree (user_id, at DESC, id DESC);

create table users (
  id uuid not null,
  external_id text not null,
  role_code text not null,
  status text not null,
  phone text,
  is_phone_verified boolean default false not null,
  email text,
  is_email_verified boolean default false not null,
  last_name text default ''::text not null,
  first_name text default ''::text not null,
  middle_name text default ''::text not null,
  position_code text,
  tax_status text default 'individual'::text not null,
  partner_id uuid,
  store_id uuid,
  manufacturer_id uuid,
  avatar_file_id uuid,
  password_hash text,
  password_changed_at timestamp with time zone,
  status_reason text,
  spend_blocked boolean default false not null,
  spend_block_reason text,
  risk_level text default 'low'::text not null,
  decided_at timestamp with time zone,
  decided_by uuid,
  last_login_at timestamp with time zone,
  last_fingerprint text,
  registered_at timestamp with time zone default now() not null,
  created_at timestamp with time zone default now() not null,
  created_by uuid,
  updated_at timestamp with time zone default now() not null,
  updated_by uuid,
  version integer default 1 not null,
  search_name text generated always as (translate(lower(((((last_name || ' '::text) || first_name) || ' '::text) || middle_name)), 'ё'::text, 'е'::text)) stored,
  email_given_by uuid,
  confirmed_at timestamp with time zone,
  names_forgotten_at timestamp with time zone,
  constraint users_avatar_file_fk FOREIGN KEY (avatar_file_id) REFERENCES files(id),
  constraint users_email_check CHECK (((length(email) <= 254) AND (email = lower(email)))),
  constraint users_email_given_by_fkey FOREIGN KEY (email_given_by) REFERENCES users(id),
  constraint users_external_id_check CHECK (((length(external_id) >= 1) AND (length(external_id) <= 64))),
  constraint users_external_id_key UNIQUE (external_id),
  constraint users_first_name_check CHECK ((length(first_name) <= 100)),
  constraint users_last_fingerprint_check CHECK ((length(last_fingerprint) <= 128)),
  constraint users_last_name_check CHECK ((length(last_name) <= 100)),
  constraint users_manufacturer_id_fkey FOREIGN KEY (manufacturer_id) REFERENCES manufacturers(id),
  constraint users_middle_name_check CHECK ((length(middle_name) <= 100)),
  constraint users_partner_id_fkey FOREIGN KEY (partner_id) REFERENCES partners(id),
  constraint users_phone_check CHECK ((phone ~ '^7[0-9]{10}$'::text)),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_position_code_check CHECK ((length(position_code) <= 40)),
  constraint users_risk_level_check CHECK ((risk_level = ANY (ARRAY['low'::text, 'medium'::text, 'high'::text]))),
  constraint users_role_code_fkey FOREIGN KEY (role_code) REFERENCES roles(code) ON UPDATE CASCADE,
  constraint users_spend_block_reason_check CHECK ((length(spend_block_reason) <= 1000)),
  constraint users_status_check CHECK ((status = ANY (ARRAY['moderation'::text, 'confirmed'::text, 'rejected'::text, 'blocked'::text, 'deleted'::text]))),
  constraint users_status_reason_check CHECK ((length(status_reason) <= 1000)),
  constraint users_store_id_fkey FOREIGN KEY (store_id) REFERENCES stores(id),
  constraint users_system_has_no_contacts CHECK (((role_code <> 'technical'::text) OR ((email IS NULL) AND (phone IS NULL) AND (password_hash IS NULL)))),
  constraint users_tax_status_check CHECK ((tax_status = ANY (ARRAY['individual'::text, 'self_employed'::text])))
) with (autovacuum_vacuum_scale_factor=0.01);
CREATE INDEX users_email_prefix ON public.users USING btree (email text_pattern_ops);
CREATE INDEX users_email_trgm ON public.users USING gin (email gin_trgm_ops);
CREATE INDEX users_manufacturer ON public.users USING btree (manufacturer_id) WHERE (manufacturer_id IS NOT NULL);
CREATE INDEX users_members_login ON public.users USING btree (COALESCE(last_login_at, '-infinity'::timestamp with time zone) DESC, id DESC) WHERE (role_code = 'member'::text);
CREATE INDEX users_members_name ON public.users USING btree (search_name COLLATE "C", id) WHERE (role_code = 'member'::text);
CREATE INDEX users_members_partner ON public.users USING btree (partner_id, registered_at DESC, id DESC) WHERE (role_code = 'member'::text);
CREATE INDEX users_members_registered ON public.users USING btree (registered_at DESC, id DESC) WHERE (role_code = 'member'::text);
CREATE INDEX users_members_risk ON public.users USING btree (risk_level, registered_at DESC, id DESC) WHERE (role_code = 'member'::text);
CREATE INDEX users_members_status ON public.users USING btree (status, registered_at DESC, id DESC) WHERE (role_code = 'member'::text);
CREATE INDEX users_members_status_order ON public.users USING btree (status COLLATE "C", id) WHERE (role_code = 'member'::text);
CREATE INDEX users_members_store ON public.users USING btree (store_id, registered_at DESC, id DESC) WHERE (role_code = 'member'::text);
CREATE INDEX users_members_tax ON public.users USING btree (tax_status, registered_at DESC, id DESC) WHERE (role_code = 'member'::text);
CREATE INDEX users_members_verified ON public.users USING btree (is_phone_verified, registered_at DESC, id DESC) WHERE (role_code = 'member'::text);
CREATE INDEX users_name_trgm ON public.users USING gin (search_name gin_trgm_ops);
CREATE INDEX users_names_left ON public.users USING btree (id) WHERE ((status = 'deleted'::text) AND (names_forgotten_at IS NULL));
CREATE INDEX users_partner ON public.users USING btree (partner_id) WHERE (partner_id IS NOT NULL);
CREATE INDEX users_phone_prefix ON public.users USING btree (phone text_pattern_ops);
CREATE INDEX users_phone_reverse ON public.users USING btree (reverse(phone) text_pattern_ops);
CREATE INDEX users_phone_trgm ON public.users USING gin (phone gin_trgm_ops);
CREATE INDEX users_role_name ON public.users USING btree (role_code, search_name, id);
CREATE INDEX users_role_status ON public.users USING btree (role_code, status, registered_at DESC, id);
CREATE INDEX users_store ON public.users USING btree (store_id) WHERE (store_id IS NOT NULL);
CREATE UNIQUE INDEX users_email_live ON public.users USING btree (email) WHERE ((status <> 'deleted'::text) AND (email IS NOT NULL));
CREATE UNIQUE INDEX users_phone_live ON public.users USING btree (phone) WHERE ((status <> 'deleted'::text) AND (phone IS NOT NULL));
CREATE TRIGGER users_confirmed BEFORE INSERT OR UPDATE OF status ON public.users FOR EACH ROW WHEN (((new.status = 'confirmed'::text) AND (new.confirmed_at IS NULL))) EXECUTE FUNCTION users_confirmed();
CREATE TRIGGER users_open_wallet AFTER INSERT ON public.users FOR EACH ROW WHEN ((new.role_code = 'member'::text)) EXECUTE FUNCTION ledger_open();
CREATE TRIGGER users_open_wallet_later AFTER UPDATE OF role_code ON public.users FOR EACH ROW WHEN ((new.role_code = 'member'::text)) EXECUTE FUNCTION ledger_open();
CREATE TRIGGER users_summary AFTER UPDATE OF role_code, partner_id, store_id ON public.users FOR EACH ROW WHEN ((((old.role_code = 'member'::text) OR (new.role_code = 'member'::text)) AND (((old.role_code IS DISTINCT FROM new.role_code) OR (old.partner_id IS DISTINCT FROM new.partner_id)) OR (old.store_id IS DISTINCT FROM new.store_id)))) EXECUTE FUNCTION summary_mark('member');
CREATE TRIGGER users_summary_new AFTER INSERT ON public.users FOR EACH ROW WHEN ((new.role_code = 'member'::text)) EXECUTE FUNCTION summary_mark('member');
CREATE TRIGGER users_summary_person AFTER UPDATE OF status, last_login_at, registered_at ON public.users FOR EACH ROW WHEN (((old.role_code = 'member'::text) AND (new.role_code = 'member'::text) AND (((old.status IS DISTINCT FROM new.status) OR (old.last_login_at IS DISTINCT FROM new.last_login_at)) OR (old.registered_at IS DISTINCT FROM new.registered_at)))) EXECUTE FUNCTION summary_mark('person');
CREATE TRIGGER users_webhook AFTER UPDATE OF status ON public.users FOR EACH ROW WHEN (((new.role_code = 'member'::text) AND (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION webhook_member();

create table verification_codes (
  id uuid not null,
  user_id uuid,
  session_id uuid,
  purpose text not null,
  target_sealed bytea not null,
  code_hash bytea not null,
  attempts_left integer default 5 not null,
  created_at timestamp with time zone default now() not null,
  resend_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint verification_codes_pkey PRIMARY KEY (id),
  constraint verification_codes_purpose_check CHECK ((purpose = ANY (ARRAY['phone'::text, 'phone_change'::text, 'email'::text, 'recovery'::text, 'withdrawal'::text, 'deletion'::text]))),
  constraint verification_codes_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id),
  constraint verification_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX verification_codes_user ON public.verification_codes USING btree (user_id, purpose, created_at DESC);
CREATE UNIQUE INDEX verification_codes_recovery ON public.verification_codes USING btree (code_hash) WHERE (purpose = 'recovery'::text);

create table wallet_proofs (
  member_id uuid not null,
  seq bigint not null,
  at timestamp with time zone not null,
  constraint wallet_proofs_pkey PRIMARY KEY (member_id)
) with (fillfactor=80);

create table wallet_ranks (
  member_id uuid not null,
  active bigint not null,
  pending bigint not null,
  seq bigint not null,
  constraint wallet_ranks_member_id_fkey FOREIGN KEY (member_id) REFERENCES wallets(member_id),
  constraint wallet_ranks_pkey PRIMARY KEY (member_id)
) with (autovacuum_vacuum_scale_factor=0.02);
CREATE INDEX wallet_ranks_active ON public.wallet_ranks USING btree (active, member_id) INCLUDE (seq);
CREATE INDEX wallet_ranks_pending ON public.wallet_ranks USING btree (pending, member_id) INCLUDE (seq);

create table wallets (
  member_id uuid not null,
  pending bigint default 0 not null,
  active bigint default 0 not null,
  reserved bigint default 0 not null,
  debt bigint default 0 not null,
  earned bigint default 0 not null,
  paid bigint default 0 not null,
  expired bigint default 0 not null,
  seq bigint default 0 not null,
  head bytea,
  constraint wallets_active_check CHECK ((active >= 0)),
  constraint wallets_debt_before_active CHECK (((debt = 0) OR (active = 0))),
  constraint wallets_debt_check CHECK ((debt >= 0)),
  constraint wallets_pending_check CHECK ((pending >= 0)),
  constraint wallets_pkey PRIMARY KEY (member_id),
  constraint wallets_reserved_check CHECK ((reserved >= 0))
) with (fillfactor=70, autovacuum_vacuum_scale_factor=0.01);
CREATE INDEX wallets_debt ON public.wallets USING btree (member_id) WHERE (debt > 0);
CREATE TRIGGER wallets_one_writer BEFORE INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.wallets FOR EACH STATEMENT WHEN ((current_setting('ledger.writer'::text, true) IS DISTINCT FROM 'on'::text)) EXECUTE FUNCTION ledger_one_writer();
CREATE TRIGGER wallets_rank AFTER INSERT ON public.wallets FOR EACH ROW EXECUTE FUNCTION wallet_rank();
CREATE TRIGGER wallets_stay BEFORE DELETE OR TRUNCATE ON public.wallets FOR EACH STATEMENT EXECUTE FUNCTION wallets_stay();

create table webhook_deliveries (
  id uuid not null,
  seq bigint default next_number('webhook_deliveries_seq_seq'::regclass) not null,
  user_id uuid not null,
  type text not null,
  occurred_at timestamp with time zone not null,
  data jsonb not null,
  status text default 'queued'::text not null,
  attempts integer default 0 not null,
  next_attempt_at timestamp with time zone not null,
  last_attempt_at timestamp with time zone,
  http_status integer,
  last_error text,
  sent_at timestamp with time zone,
  process_id uuid,
  constraint webhook_deliveries_last_error_check CHECK ((length(last_error) <= 200)),
  constraint webhook_deliveries_pkey PRIMARY KEY (id),
  constraint webhook_deliveries_process_id_fkey FOREIGN KEY (process_id) REFERENCES processes(id),
  constraint webhook_deliveries_seq_key UNIQUE (seq),
  constraint webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text]))),
  constraint webhook_deliveries_type_check CHECK ((length(type) <= 40)),
  constraint webhook_deliveries_user_id_fkey FOREIGN KEY (user_id) REFERENCES technical_users(user_id)
);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (next_attempt_at) WHERE (status = 'queued'::text);
CREATE INDEX webhook_deliveries_failed ON public.webhook_deliveries USING btree (user_id, occurred_at DESC, id DESC) WHERE (status = 'failed'::text);
CREATE INDEX webhook_deliveries_log ON public.webhook_deliveries USING btree (user_id, occurred_at DESC, id DESC);
CREATE INDEX webhook_deliveries_process ON public.webhook_deliveries USING btree (process_id) WHERE (process_id IS NOT NULL);
CREATE INDEX webhook_deliveries_queue ON public.webhook_deliveries USING btree (user_id, seq) WHERE (status = 'queued'::text);

create table withdrawal_events (
  withdrawal_id uuid not null,
  at timestamp with time zone not null,
  id uuid not null,
  from_status text,
  to_status text not null,
  actor_kind text not null,
  actor_id uuid,
  reason_code text,
  comment text,
  constraint withdrawal_events_pkey PRIMARY KEY (withdrawal_id, at, id),
  constraint withdrawal_events_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES withdrawals(id)
);

create table withdrawals (
  id uuid not null,
  number bigint default next_number('withdrawals_number_seq'::regclass) not null,
  member_id uuid not null,
  idem text not null,
  req_hash bytea not null,
  points bigint not null,
  rate_kopecks integer not null,
  gross_kopecks bigint not null,
  tax_mode text not null,
  exempt_used_kopecks bigint default 0 not null,
  tax_base_kopecks bigint not null,
  tax_kopecks bigint not null,
  net_kopecks bigint not null,
  settings_version integer not null,
  method text default 'card'::text not null,
  card_id uuid,
  card_mask text not null,
  status text default 'new'::text not null,
  registry_id uuid,
  provider_ref text,
  failure_text text,
  reason_code text,
  comment text,
  decided_by uuid,
  decided_at timestamp with time zone,
  requested_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  resolved_at timestamp with time zone,
  version integer default 1 not null,
  constraint withdrawals_card_id_fkey FOREIGN KEY (card_id) REFERENCES payout_cards(id),
  constraint withdrawals_check CHECK ((gross_kopecks = (net_kopecks + tax_kopecks))),
  constraint withdrawals_check1 CHECK (((status = 'paid'::text) = (paid_at IS NOT NULL))),
  constraint withdrawals_exempt_used_kopecks_check CHECK ((exempt_used_kopecks >= 0)),
  constraint withdrawals_gross_kopecks_check CHECK ((gross_kopecks > 0)),
  constraint withdrawals_idem_check CHECK (((length(idem) >= 8) AND (length(idem) <= 128))),
  constraint withdrawals_member_id_fkey FOREIGN KEY (member_id) REFERENCES wallets(member_id),
  constraint withdrawals_member_id_idem_key UNIQUE (member_id, idem),
  constraint withdrawals_method_check CHECK ((method = ANY (ARRAY['card'::text, 'sbp'::text]))),
  constraint withdrawals_net_kopecks_check CHECK ((net_kopecks >= 0)),
  constraint withdrawals_pkey PRIMARY KEY (id),
  constraint withdrawals_points_check CHECK (((points >= 1) AND (points <= 99999))),
  constraint withdrawals_rate_kopecks_check CHECK ((rate_kopecks > 0)),
  constraint withdrawals_registry_id_fkey FOREIGN KEY (registry_id) REFERENCES payout_registries(id),
  constraint withdrawals_status_check CHECK ((status = ANY (ARRAY['new'::text, 'on_review'::text, 'approved'::text, 'in_registry'::text, 'paid'::text, 'failed'::text, 'returned'::text, 'rejected'::text, 'cancelled'::text]))),
  constraint withdrawals_tax_base_kopecks_check CHECK ((tax_base_kopecks >= 0)),
  constraint withdrawals_tax_kopecks_check CHECK ((tax_kopecks >= 0)),
  constraint withdrawals_tax_mode_check CHECK ((tax_mode = ANY (ARRAY['none'::text, 'gift_prize'::text, 'remuneration'::text, 'self_employed'::text, 'partner_pays'::text])))
) with (fillfactor=85);
CREATE INDEX withdrawals_card ON public.withdrawals USING btree (reverse(card_mask) text_pattern_ops);
CREATE INDEX withdrawals_member ON public.withdrawals USING btree (member_id, requested_at DESC, id DESC);
CREATE INDEX withdrawals_net ON public.withdrawals USING btree (net_kopecks, id);
CREATE INDEX withdrawals_paid ON public.withdrawals USING btree (paid_at, id) WHERE (paid_at IS NOT NULL);
CREATE INDEX withdrawals_points ON public.withdrawals USING btree (points, id);
CREATE INDEX withdrawals_registry ON public.withdrawals USING btree (registry_id) WHERE (registry_id IS NOT NULL);
CREATE INDEX withdrawals_requested ON public.withdrawals USING btree (requested_at DESC, id DESC);
CREATE INDEX withdrawals_status ON public.withdrawals USING btree (status, requested_at DESC, id DESC);
CREATE INDEX withdrawals_status_order ON public.withdrawals USING btree (status, id);
CREATE UNIQUE INDEX withdrawals_number ON public.withdrawals USING btree (number);
CREATE TRIGGER withdrawals_summary AFTER UPDATE OF status, requested_at, paid_at, failure_text, gross_kopecks, net_kopecks, tax_kopecks ON public.withdrawals FOR EACH ROW WHEN ((LEAST(old.requested_at, new.requested_at) < (clock_timestamp() - '00:02:00'::interval))) EXECUTE FUNCTION summary_mark('payout');
CREATE TRIGGER withdrawals_summary_new AFTER INSERT ON public.withdrawals FOR EACH ROW WHEN ((new.requested_at < (clock_timestamp() - '00:02:00'::interval))) EXECUTE FUNCTION summary_mark('payout');
CREATE TRIGGER withdrawals_webhook AFTER UPDATE OF status ON public.withdrawals FOR EACH ROW WHEN (((new.status = 'paid'::text) AND (old.status <> 'paid'::text))) EXECUTE FUNCTION webhook_withdrawal();
CREATE TRIGGER withdrawals_webhook_made AFTER INSERT ON public.withdrawals FOR EACH ROW EXECUTE FUNCTION webhook_withdrawal_status();
CREATE TRIGGER withdrawals_webhook_status AFTER UPDATE OF status ON public.withdrawals FOR EACH ROW WHEN ((new.status IS DISTINCT FROM old.status)) EXECUTE FUNCTION webhook_withdrawal_status();

-- Functions, each in functions/<area>/<name>.sql:
-- audit_forget(p_member uuid, p_ids text[], p_pattern text, p_label text) returns integer, plpgsql
-- audit_refuse_change() returns trigger, plpgsql
-- budget_move(p_promotion uuid, p_stripe smallint, p_reserved bigint, p_spent bigint) returns void, plpgsql
-- budget_rebalance(p_promotion uuid, p_member uuid) returns void, plpgsql
-- ledger_accrue_batch(p jsonb, p_at timestamp with time zone, p_prepared boolean DEFAULT false) returns bigint, plpgsql, plan_cache_mode=force_generic_plan, enable_hashjoin=off, enable_mergejoin=off, enable_seqscan=off
-- ledger_activate(p_member uuid, p_ref jsonb, p_at timestamp with time zone) returns bigint, plpgsql
-- ledger_activate_due(p_at timestamp with time zone, p_limit integer) returns integer, plpgsql
-- ledger_adjust(p_member uuid, p_points bigint, p_expires_on date, p_ref jsonb, p_at timestamp with time zone) returns text, plpgsql
-- ledger_audit_accruals(p_ids uuid[]) returns TABLE(member_id uuid, problem text, detail jsonb), stable sql
-- ledger_audit_of(p_members uuid[]) returns TABLE(member_id uuid, problem text, detail jsonb), stable sql
-- ledger_audit_promotions(p_promotions uuid[]) returns TABLE(member_id uuid, problem text, detail jsonb), stable sql
-- ledger_burn(p_member uuid, p_ref jsonb, p_at timestamp with time zone) returns bigint, plpgsql
-- ledger_cancel(p_member uuid, p_sale uuid, p_items uuid[], p_ref jsonb, p_at timestamp with time zone) returns bigint, plpgsql
-- ledger_chain(bytea, text) returns bytea, aggregate
-- ledger_confirm(p_member uuid, p_sale uuid, p_items uuid[], p_activate_at timestamp with time zone, p_expires_on date, p_ref jsonb, p_at timestamp with time zone) returns bigint, plpgsql
-- ledger_expire(p_member uuid, p_today date, p_at timestamp with time zone) returns bigint, plpgsql
-- ledger_expire_due(p_today date, p_at timestamp with time zone, p_limit integer) returns integer, plpgsql
-- ledger_hash(p_prev bytea, p_member uuid, p_seq bigint, p_type ledger_operation, p_dr ledger_account, p_cr ledger_account, p_amount bigint, p_doc uuid, p_at timestamp with time zone) returns bytea, stable sql
-- ledger_id() returns uuid, sql
-- ledger_is_append_only() returns trigger, plpgsql
-- ledger_lapse(w wallets, p_today date, p_at timestamp with time zone) returns wallets, plpgsql
-- ledger_lapsed(p_member uuid, p_today date) returns bigint, stable sql
-- ledger_lines(p jsonb) returns TABLE(n bigint, member_id uuid, ref jsonb, sale_item_id uuid, kind text, promotion_id uuid, promotion_version_id uuid, points bigint, stripe smallint), stable sql
-- ledger_link(p_last bytea, p_head bytea, p_text text) returns bytea, immutable plpgsql
-- ledger_link_text(p_member uuid, p_seq bigint, p_type ledger_operation, p_dr ledger_account, p_cr ledger_account, p_amount bigint, p_doc uuid, p_at timestamp with time zone) returns text, stable sql
-- ledger_lock(p_member uuid) returns wallets, plpgsql
-- ledger_lock_batch(p_members uuid[]) returns void, plpgsql
-- ledger_one_writer() returns trigger, plpgsql
-- ledger_open() returns trigger, plpgsql
-- ledger_post(w wallets, d ledger_ref, p_type ledger_operation, p_dr ledger_account, p_cr ledger_account, p_amount bigint, p_at timestamp with time zone) returns wallets, plpgsql
-- ledger_prove(p_members uuid[], p_at timestamp with time zone, OUT wallets bigint, OUT postings bigint, OUT problems jsonb) returns record, plpgsql, plan_cache_mode=force_custom_plan
-- ledger_prove_promotion(p_promotion uuid, p_at timestamp with time zone) returns jsonb, plpgsql, plan_cache_mode=force_custom_plan
-- ledger_put(p_member uuid, p_seq bigint, p_expires_on date, p_amount bigint) returns void, plpgsql
-- ledger_reconcile(p_at timestamp with time zone) returns ledger_reconciliations, plpgsql
-- ledger_ref_of(p jsonb) returns ledger_ref, stable sql
-- ledger_repay(w wallets, d ledger_ref, p_at timestamp with time zone) returns wallets, plpgsql
-- ledger_return(p_member uuid, p_sale uuid, p_lines jsonb, p_policy text, p_debt_cap bigint, p_ref jsonb, p_at timestamp with time zone, p_pending ledger_operation DEFAULT 'SALE_RETURN'::ledger_operation) returns jsonb, plpgsql
-- ledger_save(w wallets) returns void, plpgsql
-- ledger_short(p jsonb) returns TABLE(n bigint, state text, promotion_id uuid), plpgsql, plan_cache_mode=force_generic_plan, enable_hashjoin=off, enable_mergejoin=off, enable_seqscan=off
-- ledger_take(p_member uuid, p_seq bigint, p_amount bigint, p_first date DEFAULT NULL::date) returns void, plpgsql
-- ledger_unconfirm(p_member uuid, p_sale uuid, p_ref jsonb, p_at timestamp with time zone) returns bigint, plpgsql
-- ledger_write_off(p_member uuid, p_points bigint, p_ref jsonb, p_at timestamp with time zone) returns text, plpgsql
-- next_number(p_sequence regclass) returns bigint, sql
-- parts_ahead(p_parent text, p_upto timestamp with time zone) returns text[], plpgsql
-- parts_begin(p_parent text) returns void, plpgsql
-- parts_bound(p_key text, p_at timestamp with time zone) returns text, stable sql
-- parts_close(p_parent text) returns void, plpgsql
-- parts_drop(p_parent text, p_before timestamp with time zone, p_at timestamp with time zone) returns text[], plpgsql
-- parts_early(p_parent text, p_now timestamp with time zone) returns boolean, plpgsql
-- parts_new(p_parent text, p_part text) returns void, plpgsql
-- parts_rule(p_parent text, OUT step interval, OUT key text, OUT moment text) returns record, immutable sql
-- payout_obstacles(member uuid, card uuid) returns text[], stable sql
-- programme_day(p_at timestamp with time zone) returns date, stable sql
-- promotion_fix_groups() returns trigger, plpgsql
-- promotion_holds_in_store(v promotion_versions, s stores) returns boolean, stable sql
-- refuse_change() returns trigger, plpgsql
-- refuse_excess() returns trigger, plpgsql
-- replace_names(p_text text, p_pattern text, p_label text, p_longest integer) returns text, immutable sql
-- replace_names_in(p_values jsonb, p_pattern text, p_label text) returns jsonb, immutable sql
-- sale_claim(p_sale uuid, p_member uuid, p_store uuid, p_receipt text, p_at timestamp with time zone) returns void, plpgsql
-- sale_claim_batch(p jsonb, p_at timestamp with time zone) returns TABLE(sale_id uuid, state text, detail text), plpgsql, plan_cache_mode=force_generic_plan, enable_hashjoin=off, enable_mergejoin=off, enable_seqscan=off
-- sale_keys_of_marks(p_product uuid) returns void, plpgsql
-- sale_open(p jsonb, p_results jsonb) returns jsonb, immutable sql
-- sale_register_batch(p jsonb, p_at timestamp with time zone, p_locked boolean DEFAULT false) returns SETOF jsonb, plpgsql, plan_cache_mode=force_generic_plan, enable_hashjoin=off, enable_mergejoin=off, enable_seqscan=off
-- sale_replace(p jsonb, p_at timestamp with time zone) returns text, plpgsql
-- sale_unclaim(p_sale uuid, p_until timestamp with time zone) returns void, plpgsql
-- store_group_follow() returns trigger, plpgsql
-- store_matches_rule(p_store stores, p_rule jsonb) returns boolean, immutable sql
-- store_memberships_apart() returns trigger, plpgsql
-- summary_active_from_rows(p_partner uuid, p_stores uuid[], p_since timestamp with time zone, p_until timestamp with time zone) returns bigint, stable plpgsql, plan_cache_mode=force_custom_plan
-- summary_add_payouts(p_payouts uuid[], p_sign integer) returns void, plpgsql, plan_cache_mode=force_custom_plan
-- summary_add_people(p_members uuid[], p_sign integer) returns void, plpgsql, plan_cache_mode=force_custom_plan
-- summary_add_postings(p_zone text, p_sign integer, p_members uuid[], p_since timestamp with time zone, p_until timestamp with time zone, p_late_members uuid[], p_late_seqs bigint[]) returns void, plpgsql, plan_cache_mode=force_custom_plan
-- summary_add_sales(p_sales uuid[], p_sign integer) returns void, plpgsql, plan_cache_mode=force_custom_plan
-- summary_add_visits(p_members uuid[], p_sign integer) returns void, plpgsql, plan_cache_mode=force_custom_plan
-- summary_horizon() returns timestamp with time zone, sql
-- summary_horizon_of(p_zone text) returns timestamp with time zone, stable sql
-- summary_is_party(p_partner uuid, p_group uuid, p_stores uuid[]) returns boolean, stable plpgsql
-- summary_mark() returns trigger, plpgsql
-- summary_payouts_from_rows(p_zone text, p_partner uuid, p_stores uuid[], p_since timestamp with time zone, p_until timestamp with time zone) returns TABLE(status text, asked date, paid date, gross bigint, net bigint, tax bigint, waited numeric, failure text, sign integer), stable plpgsql, plan_cache_mode=force_custom_plan
-- summary_payouts_since(p_horizon timestamp with time zone, p_zone text, p_partner uuid, p_stores uuid[]) returns TABLE(status text, asked date, paid date, gross bigint, net bigint, tax bigint, waited numeric, failure text, sign integer), stable plpgsql, plan_cache_mode=force_generic_plan
-- summary_people_from_rows(p_zone text, p_partner uuid, p_stores uuid[]) returns TABLE(status text, joined date, seen date), stable plpgsql, plan_cache_mode=force_custom_plan
-- summary_people_since(p_horizon timestamp with time zone, p_zone text, p_partner uuid, p_stores uuid[]) returns TABLE(status text, joined date, seen date, sign integer), stable plpgsql, plan_cache_mode=force_generic_plan
-- summary_postings_from_rows(p_zone text, p_partner uuid, p_stores uuid[], p_manufacturer uuid, p_since timestamp with time zone, p_until timestamp with time zone) returns TABLE(day date, type ledger_operation, postings bigint, points bigint, owed bigint, debt bigint), stable plpgsql, plan_cache_mode=force_custom_plan
-- summary_postings_since(p_horizon timestamp with time zone, p_zone text, p_partner uuid, p_stores uuid[], p_manufacturer uuid, p_since timestamp with time zone, p_until timestamp with time zone) returns TABLE(day date, type ledger_operation, postings bigint, points bigint, owed bigint, debt bigint), stable plpgsql, plan_cache_mode=force_generic_plan
-- summary_read_active(p_zone text, p_partner uuid, p_group uuid, p_from date, p_to date) returns bigint, stable plpgsql, plan_cache_mode=force_generic_plan
-- summary_read_owed(p_zone text, p_partner uuid, p_group uuid) returns TABLE(points bigint, debt bigint), stable plpgsql, plan_cache_mode=force_generic_plan
-- summary_read_payouts(p_zone text, p_partner uuid, p_group uuid, p_from date, p_to date) returns TABLE(what text, day date, name text, n bigint, gross bigint, net bigint, tax bigint, waited numeric), stable plpgsql, plan_cache_mode=force_generic_plan
-- summary_read_people(p_zone text, p_partner uuid, p_group uuid, p_from date, p_to date, p_asleep date) returns TABLE(what text, day date, status text, n bigint), stable plpgsql, plan_cache_mode=force_generic_plan
-- summary_read_postings(p_zone text, p_partner uuid, p_group uuid, p_manufacturer uuid, p_from date, p_to date) returns TABLE(day date, type ledger_operation, postings bigint, points bigint), stable plpgsql, plan_cache_mode=force_generic_plan
-- summary_read_sold(p_by text, p_partner uuid, p_group uuid, p_manufacturer uuid, p_brand uuid, p_from date, p_to date) returns TABLE(key text, units bigint, revenue bigint, points bigint, returned bigint), stable plpgsql, plan_cache_mode=force_generic_plan
-- summary_recent(p_horizon timestamp with time zone) returns TABLE(member_id uuid, at timestamp with time zone), stable plpgsql, plan_cache_mode=force_generic_plan
-- summary_recompute(p_zone text, p_group uuid, p_until timestamp with time zone) returns void, plpgsql, plan_cache_mode=force_custom_plan
-- summary_refresh(p_zone text, p_until timestamp with time zone, p_days integer) returns boolean, plpgsql, plan_cache_mode=force_custom_plan, random_page_cost=1.1
-- summary_refresh_members(p_zone text, p_to timestamp with time zone, p_touched uuid[], p_moved uuid[], p_came uuid[], p_sales uuid[]) returns void, plpgsql, plan_cache_mode=force_custom_plan, random_page_cost=1.1
-- summary_refresh_payouts(p_zone text, p_to timestamp with time zone, p_payouts uuid[]) returns void, plpgsql, plan_cache_mode=force_custom_plan, random_page_cost=1.1
-- summary_refresh_sales(p_to timestamp with time zone, p_sales uuid[]) returns void, plpgsql, plan_cache_mode=force_custom_plan, random_page_cost=1.1
-- summary_reset(p_zone text, p_until timestamp with time zone) returns timestamp with time zone, plpgsql, plan_cache_mode=force_custom_plan, random_page_cost=1.1
-- summary_sold_from_rows(p_by text, p_partner uuid, p_stores uuid[], p_manufacturer uuid, p_brand uuid, p_from date, p_to date) returns TABLE(key text, units bigint, revenue bigint, points bigint, returned bigint), stable plpgsql, plan_cache_mode=force_custom_plan
-- summary_sold_key(p_by text, p_day date, p_product uuid, p_region text) returns text, immutable sql
-- summary_sold_since(p_horizon timestamp with time zone, p_by text, p_partner uuid, p_stores uuid[], p_manufacturer uuid, p_brand uuid, p_from date, p_to date) returns TABLE(key text, units bigint, revenue bigint, points bigint, returned bigint), stable plpgsql, plan_cache_mode=force_generic_plan
-- summary_spans(p_from date, p_to date) returns TABLE(span integer, day date), immutable plpgsql
-- summary_stores(p_group uuid) returns uuid[], stable sql
-- users_confirmed() returns trigger, plpgsql
-- wallet_rank() returns trigger, plpgsql
-- wallets_moved(p_since timestamp with time zone) returns TABLE(member_id uuid, active bigint, pending bigint, debt bigint), stable sql
-- wallets_stay() returns trigger, plpgsql
-- webhook_emit(p_type text, p_grants text[], p_partner uuid, p_manufacturers uuid[], p_at timestamp with time zone, p_data jsonb, p_narrow jsonb) returns void, sql
-- webhook_member() returns trigger, plpgsql
-- webhook_number(letter text, number bigint) returns text, immutable sql
-- webhook_points() returns trigger, plpgsql
-- webhook_process() returns trigger, plpgsql
-- webhook_promotion() returns trigger, plpgsql
-- webhook_sale() returns trigger, plpgsql
-- webhook_support() returns trigger, plpgsql
-- webhook_wanted() returns boolean, stable sql
-- webhook_withdrawal() returns trigger, plpgsql
-- webhook_withdrawal_status() returns trigger, plpgsql
-- withdrawal_obstacles(withdrawal uuid, member uuid, card uuid, OUT stopping text[], OUT lifted text[]) returns record, stable sql
-- withdrawal_request_batch(p jsonb, p_at timestamp with time zone) returns SETOF jsonb, plpgsql, plan_cache_mode=force_generic_plan, enable_hashjoin=off, enable_mergejoin=off, enable_seqscan=off
-- withdrawal_resolve(p_id uuid, p_from text[], p_to text, p_today date, p_grace date, p_ref jsonb, p_at timestamp with time zone) returns boolean, plpgsql

-- Views, each in views/<area>/<name>.sql:
-- ledger_audit (member_id, problem, detail)
-- ledger_postings (member_id, seq, id, number, type, dr, cr, amount, pending_after, active_after, reserved_after, debt_after, sale_id, sale_item_id, accrual_id, promotion_id, promotion_version_id, withdrawal_id, tuning_id, reverses_seq, store_id, partner_id, actor_kind, actor_id, request_id, reason_code, expires_on, at, xid, hash, d_pending, d_active, d_reserved, d_debt)
-- store_groups_fixed (store_id, key)
-- store_groups_live (group_id, store_id)
-- summary_sold (sale_id, product_id, partner_id, store_id, manufacturer_id, brand_id, region, day, submitted_at, member_id, units, revenue, points, returned)
-- wallets_settled (member_id, active, pending, debt)
