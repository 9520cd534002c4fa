-- The sums of the dashboards stand at a moment, the horizon (docs/adr/0007): they hold everything older than it, and a
-- reader adds what is younger from the rows. A write older than two minutes leaves a mark in its transaction, and a
-- reader takes the marked thing out of the sums and counts it from its rows.
create table summary_state (
  one boolean primary key default true check (one),
  horizon timestamptz not null default '-infinity',
  zone text not null default ''
);
insert into summary_state default values;

-- kind: member (came, went or changed the shop), person (stayed, and is counted otherwise: status, joined, last seen; only
-- the sums of people change), sale, payout, posting (of member `ref`, number `seq`), group of shops, goods (a product or
-- a shop that changed its brand, manufacturer or region).
create table summary_marks (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('member', 'person', 'sale', 'payout', 'posting', 'group', 'goods')),
  ref uuid not null,
  seq bigint
);
-- Lists by points look for belated postings among the marks: a few of them among any number of others.
create index summary_marks_postings on summary_marks (ref) where kind = 'posting';

-- What the sums hold of each member, visit (a day with a sale sent), sale and withdrawal: without it a change could not
-- be taken out again. It also serves readers of one partner or of a group, whose rows are few.
create table summary_members (
  member_id uuid primary key,
  partner_id uuid,
  store_id uuid,
  status text not null,
  joined date not null,
  seen date not null
);
create index summary_members_store on summary_members (store_id) include (partner_id, status, joined, seen);

-- gap: days since the visit before, at most 400, the longest period; so a period counts each person once, at the first
-- visit in it.
create table summary_visits (
  member_id uuid not null,
  day date not null,
  gap int not null,
  partner_id uuid,
  store_id uuid,
  primary key (member_id, day)
);
create index summary_visits_partner on summary_visits (partner_id, day) include (gap);
create index summary_visits_store on summary_visits (store_id, day) include (gap, partner_id);

create table summary_sales (
  sale_id uuid not null,
  product_id uuid not null,
  partner_id uuid not null,
  store_id uuid not null,
  manufacturer_id uuid not null,
  brand_id uuid,
  region text not null,
  day date not null,
  units bigint not null,
  revenue bigint not null,
  points bigint not null,
  returned bigint not null,
  primary key (sale_id, product_id)
);
create index summary_sales_partner on summary_sales (partner_id, day)
  include (store_id, product_id, units, revenue, points, returned);
create index summary_sales_store on summary_sales (store_id, day);

create table summary_payouts (
  id uuid primary key,
  member_id uuid not null,
  partner_id uuid,
  store_id uuid,
  status text not null,
  asked date not null,
  paid date,
  gross bigint not null,
  net bigint not null,
  tax bigint not null,
  waited numeric,
  failure text
);
create index summary_payouts_member on summary_payouts (member_id);
create index summary_payouts_partner_asked on summary_payouts (partner_id, asked);
create index summary_payouts_partner_paid on summary_payouts (partner_id, paid) where paid is not null;
create index summary_payouts_store on summary_payouts (store_id);

-- The sums. Zeros stand for the whole programme. In summary_days partner_id is a partner (for which the members work now,
-- as in the lists), a group of shops or a manufacturer (postings of its products).
create table summary_days (
  day date not null,
  partner_id uuid not null,
  type ledger_operation not null,
  postings bigint not null,
  points bigint not null,
  primary key (partner_id, day, type)
);

create table summary_owed (
  party uuid primary key,
  points bigint not null,
  debt bigint not null
);

create table summary_people (
  party uuid not null,
  what text not null check (what in ('joined', 'status', 'seen')),
  day date not null,
  status text not null,
  n bigint not null,
  primary key (party, what, day, status)
);

create table summary_visit_days (
  day date not null,
  gap int not null,
  n bigint not null,
  primary key (day, gap)
);

-- span: days from `day` on, each span beginning at a multiple of itself since 2000-01-01: any month is eight of them at
-- most, and ninety days ten.
create table summary_goods (
  span int not null check (span in (1, 2, 4, 8, 16, 32, 64)),
  day date not null,
  product_id uuid not null,
  units bigint not null,
  revenue bigint not null,
  points bigint not null,
  returned bigint not null,
  primary key (span, day, product_id)
);

-- owner: zeros, a manufacturer or a brand.
create table summary_regions (
  owner uuid not null,
  day date not null,
  region text not null,
  units bigint not null,
  revenue bigint not null,
  points bigint not null,
  returned bigint not null,
  primary key (owner, day, region)
);

create table summary_payout_days (
  what text not null check (what in ('asked', 'failure', 'paid')),
  day date not null,
  name text not null,
  n bigint not null,
  gross bigint not null,
  net bigint not null,
  tax bigint not null,
  waited numeric not null,
  primary key (what, day, name)
);

-- Points that expire within 30 days, by shop, replaced once an hour: the lots of a million members are too many to be
-- added up for every look at the dashboard. Members without a shop stand under nulls.
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
