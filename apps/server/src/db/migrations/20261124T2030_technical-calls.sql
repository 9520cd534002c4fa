-- Calls of technical users, kept for 30 days (domain.md 3.14, 3.22). Written in batches after the answer has gone, so
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
-- What is a month old is found without a read of the whole table.
create index technical_calls_at on technical_calls using brin (at);
