-- Which keys a database works with: a print distinguishes one key from another and shows nothing of either. A process that comes with
-- other keys does not start. `used_at`: when the last process started to seal with it; `retired_at`: the job has left nothing under it.
create table key_prints (
  kind text not null check (kind in ('secret', 'index')),
  id text not null,
  print text not null,
  seen_at timestamptz not null default now(),
  used_at timestamptz,
  retired_at timestamptz,
  primary key (kind, id)
);
