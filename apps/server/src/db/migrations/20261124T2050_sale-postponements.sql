-- A moderator puts a sale off for himself: it waits for everybody else as before.
create table sale_postponements (
  user_id uuid not null references users,
  sale_id uuid not null references sales,
  at timestamptz not null,
  primary key (user_id, sale_id)
);

-- The moderator's own decisions of today, for the tempo and for taking them back.
create index sale_decisions_by on sale_decisions (by, at desc);

-- The shop a cash register was last seen in.
create index sales_receipt_fn on sales (receipt_fn, submitted_at desc) where receipt_fn is not null;
