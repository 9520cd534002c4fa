-- Sales (domain.md 3.7). A sale is the document of its own accruals: the idempotency key stands on it
-- for ever, and the two facts that are unique between members have claim tables of their own.
create table sales (
  id uuid primary key,
  number bigint generated always as identity,
  member_id uuid not null references users (id),
  status text not null check (status in ('draft', 'moderation', 'clarification', 'confirmed', 'rejected',
    'cancelled', 'partially_returned', 'returned')),
  store_id uuid references stores (id),
  partner_id uuid references partners (id),
  sale_date date,
  receipt_key text,
  receipt_qr text,
  receipt_fn text,
  receipt_fd text,
  receipt_fpd text,
  receipt_total_kopecks bigint,
  receipt_at timestamptz,
  comment text check (length(comment) <= 1000),
  source text not null default 'portal' check (source in ('portal', 'import', 'api')),
  external_id text check (length(external_id) <= 64),
  total_kopecks bigint not null default 0 check (total_kopecks >= 0),
  points_preview bigint not null default 0 check (points_preview >= 0),
  points_total bigint not null default 0 check (points_total >= 0),
  activate_at timestamptz,
  submitted_at timestamptz,
  sla_due_at timestamptz,
  decided_at timestamptz,
  moderator_id uuid references users (id),
  locked_by uuid references users (id),
  locked_until timestamptz,
  reason_code text,
  reason_text text check (length(reason_text) <= 1000),
  dispute_count int not null default 0,
  dispute_until timestamptz,
  fingerprint text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  check (status = 'draft' or (store_id is not null and partner_id is not null and sale_date is not null
    and submitted_at is not null))
) with (fillfactor = 85);
create unique index sales_external on sales (partner_id, external_id) where external_id is not null;
create index sales_member on sales (member_id, updated_at desc, id desc);
create index sales_member_date on sales (member_id, sale_date desc, id desc);
create index sales_submitted on sales (submitted_at desc, id desc) where submitted_at is not null;
create index sales_status on sales (status, submitted_at desc, id desc);
create index sales_queue on sales (sla_due_at, id) where status = 'moderation';
create index sales_partner on sales (partner_id, submitted_at desc, id desc);
create index sales_store on sales (store_id, submitted_at desc, id desc);
create index sales_receipt on sales (receipt_key) where receipt_key is not null;
create unique index sales_number on sales (number);
create index sales_date on sales (sale_date desc, id desc);
create index sales_updated on sales (updated_at desc, id desc);
create index sales_due on sales (coalesce(sla_due_at, 'infinity'::timestamptz), id);
create index sales_sum on sales (total_kopecks, id);
create index sales_status_order on sales (status, id);
create index sales_source on sales (source, submitted_at desc, id desc) where source <> 'portal';
create index sales_moderator on sales (moderator_id, submitted_at desc, id desc) where moderator_id is not null;
create index sales_reason on sales (reason_code, submitted_at desc, id desc) where reason_code is not null;
-- F7 looks at every registration who else has sold from this device lately: without an index it read the sales of a month.
create index sales_fingerprint on sales (fingerprint, submitted_at desc) where fingerprint is not null;
-- Most members never have a sale returned: it is checked before each of their sales is sent.
create index sales_returned on sales (member_id, submitted_at) where status in ('partially_returned', 'returned');
create index sales_points on sales ((case when status = 'draft' then points_preview else points_total end), id);
-- The shop a cash register was last seen in.
create index sales_receipt_fn on sales (receipt_fn, submitted_at desc) where receipt_fn is not null;

-- Every key a sale was ever written with: a repeat finds its sale however late it comes.
create table sale_keys (
  member_id uuid not null,
  idem text not null check (length(idem) between 8 and 128),
  req_hash bytea not null,
  sale_id uuid not null references sales on delete cascade,
  primary key (member_id, idem)
);

-- Items replaced after a clarification stay: old postings point to them.
create table sale_items (
  id uuid primary key,
  sale_id uuid not null references sales,
  position int not null,
  product_id uuid not null references products (id),
  quantity int not null check (quantity between 1 and 999),
  price_kopecks bigint check (price_kopecks >= 0),
  serial_number text check (length(serial_number) <= 64),
  serial_key text,
  status text not null default 'pending'
    check (status in ('pending', 'approved', 'rejected', 'returned', 'partially_returned')),
  returned_quantity int not null default 0 check (returned_quantity between 0 and quantity),
  reason_code text,
  reason_text text check (length(reason_text) <= 1000),
  points bigint not null default 0 check (points >= 0),
  base_points bigint not null default 0 check (base_points >= 0),
  points_lines jsonb not null default '[]',
  -- As people saw it on the day: it stays when names and prices change.
  formula jsonb not null default '[]',
  removed_at timestamptz,
  constraint sale_items_serial_one check (serial_key is null or quantity = 1)
);
create index sale_items_sale on sale_items (sale_id, position);
create index sale_items_product on sale_items (product_id, sale_id);
create index sale_items_serial on sale_items (serial_key) where serial_key is not null;
create index sale_items_serial_prefix on sale_items (serial_key text_pattern_ops) where serial_key is not null;

-- I1: one live item per product and serial number. live_until: a rejected sale keeps its claim
-- until its dispute window closes, afterwards the row may be taken over.
create table serial_claims (
  product_id uuid not null,
  serial_key text not null,
  sale_item_id uuid not null,
  sale_id uuid not null,
  member_id uuid not null,
  claimed_at timestamptz not null,
  live_until timestamptz,
  primary key (product_id, serial_key)
);
create index serial_claims_sale on serial_claims (sale_id);

-- I4: a receipt may be shared by sales of one store, but each of its products only once.
create table receipt_claims (
  receipt_key text not null,
  product_id uuid not null,
  serial_key text not null default '',
  sale_id uuid not null,
  store_id uuid not null,
  live_until timestamptz,
  primary key (receipt_key, product_id, serial_key)
);
create index receipt_claims_sale on receipt_claims (sale_id);

create table sale_files (
  sale_id uuid not null references sales,
  file_id uuid not null references files (id),
  position int not null,
  primary key (sale_id, file_id)
);
create index sale_files_file on sale_files (file_id);

create table sale_flags (
  sale_id uuid not null references sales,
  code text not null check (length(code) <= 8),
  position int not null default 0,
  text text not null check (length(text) <= 500),
  weight int not null check (weight between 0 and 100),
  related_sale_id uuid,
  primary key (sale_id, code, position)
);
create index sale_flags_code on sale_flags (code, sale_id);

create table sale_events (
  id uuid primary key,
  sale_id uuid not null references sales,
  at timestamptz not null,
  status text not null,
  title text not null check (length(title) <= 200),
  text text check (length(text) <= 2000),
  actor_kind text not null check (actor_kind in ('member', 'moderator', 'system', 'technical')),
  actor_id uuid
);
create index sale_events_sale on sale_events (sale_id, at, id);

create table sale_messages (
  id uuid primary key,
  sale_id uuid not null references sales,
  at timestamptz not null,
  author_kind text not null check (author_kind in ('member', 'moderator', 'system', 'technical')),
  author_id uuid,
  text text not null check (length(text) between 1 and 2000),
  file_ids uuid[] not null default '{}'
);
create index sale_messages_sale on sale_messages (sale_id, at, id);

-- What a decision changed, so that it can be taken back within the window.
create table sale_decisions (
  id uuid primary key,
  sale_id uuid not null references sales,
  at timestamptz not null,
  -- Null: the programme itself confirmed a sale without signs of risk (domain.md 3.13), and nobody can undo it by a button.
  by uuid,
  outcome text not null check (outcome in ('confirmed', 'rejected', 'clarification')),
  rejected_items uuid[] not null default '{}',
  undone_at timestamptz,
  undone_by uuid
);
create index sale_decisions_sale on sale_decisions (sale_id, at desc);
-- The moderator's own decisions of today, for the tempo and for undoing them.
create index sale_decisions_by on sale_decisions (by, at desc);

-- A moderator postpones a sale for himself: it waits for everybody else as before.
create table sale_postponements (
  user_id uuid not null references users,
  sale_id uuid not null references sales,
  at timestamptz not null,
  primary key (user_id, sale_id)
);

--> after functions and views
create trigger sales_webhook after update of status, points_total on sales for each row
  when (old.status <> 'draft' and (old.status is distinct from new.status
    or (new.status = 'partially_returned' and old.points_total is distinct from new.points_total)))
  execute function webhook_sale();
create trigger sales_summary_new after insert on sales for each row
  when (new.submitted_at < clock_timestamp() - interval '2 minutes') execute function summary_mark('sale');
create trigger sales_summary after update of status, store_id, partner_id, sale_date, submitted_at on sales for each row
  when (least(old.submitted_at, new.submitted_at) < clock_timestamp() - interval '2 minutes')
  execute function summary_mark('sale');
create trigger sale_items_summary
  after update of product_id, quantity, price_kopecks, points, returned_quantity, status, removed_at on sale_items
  for each row
  when ((old.product_id, old.quantity, old.price_kopecks, old.points, old.returned_quantity, old.status = 'rejected',
    old.removed_at is null) is distinct from (new.product_id, new.quantity, new.price_kopecks, new.points,
    new.returned_quantity, new.status = 'rejected', new.removed_at is null))
  execute function summary_mark();
