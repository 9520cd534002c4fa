--> works with servers from 20261126T0920
-- What each part of a long work did, written in the transaction of that part (ADR 67): who goes on after a process that
-- died adds these up and does none of them again. Forgotten when the work is over.
create table process_parts (
  process_id uuid not null references processes (id) on delete cascade,
  attempt integer not null,
  -- As the work numbers its parts: an import by the first row of what it did at once.
  part integer not null,
  -- Numbers in the form of `counts` and `params` of the process.
  counts jsonb not null,
  params jsonb not null,
  primary key (process_id, attempt, part)
);
