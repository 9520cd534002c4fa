-- «Загрузить списком» (screens.md 4.2): the file of sales a seller is checking and correcting, one at a time.
create table sale_lists (
  id uuid primary key,
  member_id uuid not null unique references users (id),
  file_name text not null check (length(file_name) <= 255),
  -- {"header", "rows"} as the file has them, for another choice of columns; empty once a part has been sent.
  source jsonb,
  -- `number:0,saleDate:3`; empty while the seller has not said which column is which.
  columns text check (length(columns) <= 2000),
  rows jsonb not null default '[]',
  -- The process that registers the rows with `sent`.
  process_id uuid references processes (id),
  registered int not null default 0 check (registered >= 0),
  version int not null default 1,
  updated_at timestamptz not null
);
create index sale_lists_old on sale_lists (updated_at);
