-- What each night's look through the files has found (ADR 52).
create table file_sweeps (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Files in the store when the look began.
  stored int not null,
  -- Of rows deleted a month ago.
  removed int not null,
  -- Without a row: put aside, returned from the shelf because a row wants them again, deleted after a month aside.
  set_aside int not null,
  returned int not null,
  deleted int not null,
  -- Rows without their file, and the first of them.
  missing int not null,
  missing_ids uuid[] not null,
  -- Too many without a row: the database is not the one they were written by, nothing was touched.
  unknown_refused int not null
);
