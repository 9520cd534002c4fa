-- A member asks to move to another shop; people of the programme decide (docs/adr/0045).
create table store_requests (
  id uuid primary key,
  member_id uuid not null references users (id),
  store_id uuid not null references stores (id),
  from_store_id uuid references stores (id),
  comment text not null default '' check (length(comment) <= 500),
  status text not null default 'open' check (status in ('open', 'withdrawn', 'approved', 'rejected')),
  reason text check (length(reason) between 1 and 500),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users (id),
  check ((status = 'open') = (decided_at is null)),
  check ((status = 'rejected') = (reason is not null))
);
create unique index store_requests_open on store_requests (member_id) where status = 'open';
create index store_requests_member on store_requests (member_id, created_at desc, id desc);
