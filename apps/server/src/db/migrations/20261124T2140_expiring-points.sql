-- Points that burn within 30 days, by shop, written over once an hour: the lots of a million members are too many to be
-- added up for every look at the dashboard. Who has no shop stands under nulls.
create table summary_expiring (
  partner_id uuid,
  store_id uuid,
  points bigint not null check (points > 0)
);
create index summary_expiring_partner on summary_expiring (partner_id, store_id) include (points);

-- When it was written last; no row until the first time.
create table summary_expiring_state (
  only_row boolean primary key default true check (only_row),
  at timestamptz not null
);
