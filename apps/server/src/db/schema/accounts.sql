-- Accounts of people, how they sign in and what proves it. A member, a partner's or a manufacturer's employee and
-- a member of staff are all users; the role decides.
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
  version integer not null default 1,
  search_name text generated always as
    (translate(lower(last_name || ' ' || first_name || ' ' || middle_name), 'ё', 'е')) stored,
  -- Who has set an address that the person has not confirmed yet: a link to set a password does not go there.
  email_given_by uuid references users (id),
  -- When a member was confirmed for the first time: conditions of promotions look at it. A later decision (a block taken
  -- back) does not make a newcomer.
  confirmed_at timestamptz
)
-- The list of members counts by an index alone where the pages are known to hold nothing but the living. Every sign-in
-- writes a row here, and by default a million members wait for two hundred thousand of them: forty thousand already took
-- the database 27 ms for a page of the list instead of 16.
with (autovacuum_vacuum_scale_factor = 0.01);
create unique index users_phone_live on users (phone) where status <> 'deleted' and phone is not null;
create unique index users_email_live on users (email) where status <> 'deleted' and email is not null;
create index users_role_status on users (role_code, status, registered_at desc, id);
create index users_partner on users (partner_id) where partner_id is not null;
create index users_store on users (store_id) where store_id is not null;
create index users_manufacturer on users (manufacturer_id) where manufacturer_id is not null;
-- One index per list: filter columns first, then the order the cursor walks (newest first).
create index users_members_registered on users (registered_at desc, id desc) where role_code = 'member';
create index users_members_status on users (status, registered_at desc, id desc) where role_code = 'member';
create index users_members_partner on users (partner_id, registered_at desc, id desc) where role_code = 'member';
create index users_members_store on users (store_id, registered_at desc, id desc) where role_code = 'member';
-- Normalized lower-case Cyrillic sorts right by code points, and such an index serves LIKE 'иван%' too.
create index users_members_name on users (search_name collate "C", id) where role_code = 'member';
create index users_members_login on users (coalesce(last_login_at, '-infinity'::timestamptz) desc, id desc)
  where role_code = 'member';
create index users_phone_prefix on users (phone text_pattern_ops);
create index users_phone_reverse on users (reverse(phone) text_pattern_ops);
create index users_members_status_order on users (status collate "C", id) where role_code = 'member';
create index users_members_risk on users (risk_level, registered_at desc, id desc) where role_code = 'member';
create index users_members_verified on users (is_phone_verified, registered_at desc, id desc) where role_code = 'member';
create index users_members_tax on users (tax_status, registered_at desc, id desc) where role_code = 'member';
create index users_email_prefix on users (email text_pattern_ops);
create index users_role_name on users (role_code, search_name, id);
comment on column users.email_given_by is 'Set with an address changed by somebody else; emptied when the person confirms it.';

-- Numbers an account had before: a member who registers with one of them is shown as a possible duplicate.
create table former_phones (
  user_id uuid not null references users,
  phone text not null check (phone ~ '^7[0-9]{10}$'),
  until timestamptz not null,
  primary key (user_id, phone)
);
create index former_phones_phone on former_phones (phone);

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
  revoke_reason text,
  -- Where the refresh token was changed last: its predecessor is taken from there only.
  rotated_ip inet
);
create index sessions_live on sessions (user_id, last_used_at desc) where revoked_at is null;
-- A known device counts its failed sign-ins apart: looked up at every sign-in.
create index sessions_devices on sessions (user_id, fingerprint_hash);

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

--> after functions and views
create trigger users_open_wallet after insert on users
  for each row when (new.role_code = 'member') execute function ledger_open();
create trigger users_open_wallet_later after update of role_code on users
  for each row when (new.role_code = 'member') execute function ledger_open();
create trigger users_webhook after update of status on users for each row
  when (new.role_code = 'member' and old.status is distinct from new.status) execute function webhook_member();
create trigger users_summary_new after insert on users for each row
  when (new.role_code = 'member') execute function summary_mark('member');
create trigger users_summary after update of role_code, partner_id, store_id on users for each row
  when ((old.role_code = 'member' or new.role_code = 'member')
    and (old.role_code, old.partner_id, old.store_id) is distinct from (new.role_code, new.partner_id, new.store_id))
  execute function summary_mark('member');
create trigger users_summary_person after update of status, last_login_at, registered_at on users for each row
  when (old.role_code = 'member' and new.role_code = 'member'
    and (old.status, old.last_login_at, old.registered_at)
      is distinct from (new.status, new.last_login_at, new.registered_at))
  execute function summary_mark('person');
create trigger users_confirmed before insert or update of status on users for each row
  when (new.status = 'confirmed' and new.confirmed_at is null) execute function users_confirmed();
