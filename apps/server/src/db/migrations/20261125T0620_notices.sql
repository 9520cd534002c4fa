-- What a person is notified and where (domain.md 3.22 «Notices»).

-- `key` makes a notice come once whatever repeats its cause; `variables` is what its template was filled with.
alter table notifications add column key text check (length(key) <= 200), add column variables jsonb;
create unique index notifications_once on notifications (user_id, key) where key is not null;
create index notifications_kind on notifications (kind, created_at desc, id desc);

-- Only what differs from the usual settings has a row.
create table notice_preferences (
  user_id uuid primary key references users (id),
  -- {"sales": {"sms": false}}
  channels jsonb not null default '{}',
  digest text not null default 'auto' check (digest in ('auto', 'daily', 'off')),
  quiet boolean not null default true,
  -- Minutes of the person's day.
  quiet_from smallint not null default 1320 check (quiet_from between 0 and 1439),
  quiet_until smallint not null default 540 check (quiet_until between 0 and 1439),
  -- Empty: the zone of the person's shop.
  timezone text check (length(timezone) <= 40),
  version int not null default 1,
  updated_at timestamptz not null
);

-- Notices that wait for the end of quiet hours or for the digest; their texts stand in `notifications`.
create table notice_waiting (
  notification_id uuid not null references notifications (id) on delete cascade,
  channel text not null check (channel in ('email', 'sms', 'messenger')),
  user_id uuid not null references users (id),
  due_at timestamptz not null,
  primary key (notification_id, channel)
);
create index notice_waiting_due on notice_waiting (due_at);
create index notice_waiting_user on notice_waiting (user_id, channel);

alter table outbox_messages drop constraint outbox_messages_channel_check,
  add constraint outbox_messages_channel_check check (channel in ('email', 'sms', 'messenger')),
  -- Row of the person's settings; empty for codes, invitations and other letters a person has just asked for.
  add column topic text check (length(topic) <= 40);
create index outbox_messages_told on outbox_messages (user_id, created_at) where topic is not null;

-- Where a person reads a messenger: linked by a one-time code he sends to the bot himself.
create table messenger_links (
  user_id uuid primary key references users (id),
  messenger text not null check (messenger in ('telegram')),
  chat_id text not null check (length(chat_id) <= 40),
  linked_at timestamptz not null,
  -- The person has stopped the bot: nothing goes there until he links it again.
  blocked_at timestamptz
);
create unique index messenger_links_chat on messenger_links (messenger, chat_id);
create table messenger_codes (
  code_hash bytea primary key,
  user_id uuid not null references users (id),
  expires_at timestamptz not null
);
create index messenger_codes_user on messenger_codes (user_id);
-- How far the bot has read what people wrote to it.
create table messenger_reading (
  messenger text primary key,
  next_update bigint not null
);
