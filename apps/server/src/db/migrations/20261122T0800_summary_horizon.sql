-- The sums of the dashboards stand at a moment, the horizon (docs/adr/0007): they hold everything older than it, and a
-- reader adds what is younger from the rows. Whatever is written older than two minutes leaves a mark in the same
-- transaction, and a reader takes the marked thing out of the sums and counts it from its rows.
-- The days of 20261122T0520 went stale as a whole: one late posting, and a day was summed anew.

drop trigger transfers_summary on transfers;
drop trigger users_summary on users;
drop function summary_mark_posting();
drop function summary_mark_member();
drop function summary_fold(text, int);
drop function summary_postings(uuid, timestamptz, timestamptz);
drop table summary_marks;
drop table summary_folded;
delete from summary_days;
alter table summary_days drop column owed, drop column debt;

create table summary_state (
  one boolean primary key default true check (one),
  horizon timestamptz not null default '-infinity',
  zone text not null default ''
);
insert into summary_state default values;

-- kind: member, sale, payout, posting (of member `ref`, number `seq`), group of shops, goods (a product or a shop that
-- changed its brand, manufacturer or region).
create table summary_marks (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('member', 'sale', 'payout', 'posting', 'group', 'goods')),
  ref uuid not null,
  seq bigint
);

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

-- The sums. Zeros stand for the whole programme. In summary_days partner_id is a partner, a group of shops or a
-- manufacturer (postings of his goods) as well.
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

create function summary_mark() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'transfers' then
    insert into summary_marks (kind, ref, seq) values ('posting', new.member_id, new.seq);
  elsif tg_table_name = 'store_group_stores' then
    insert into summary_marks (kind, ref)
    values ('group', case when tg_op = 'DELETE' then old.group_id else new.group_id end);
  elsif tg_table_name = 'sale_items' then
    insert into summary_marks (kind, ref) values ('sale', new.sale_id);
  else
    insert into summary_marks (kind, ref) values (tg_argv[0], new.id);
  end if;
  return null;
end $$;

-- The usual posting, sale or withdrawal is of now: it costs a comparison. clock_timestamp: a long transaction may write
-- with a moment taken before its end, and the horizon waits only for those that have begun to write.
create trigger transfers_summary after insert on transfers for each row
  when (new.at < clock_timestamp() - interval '2 minutes') execute function summary_mark();
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
create trigger withdrawals_summary_new after insert on withdrawals for each row
  when (new.requested_at < clock_timestamp() - interval '2 minutes') execute function summary_mark('payout');
create trigger withdrawals_summary
  after update of status, requested_at, paid_at, failure_text, gross_kopecks, net_kopecks, tax_kopecks on withdrawals
  for each row when (least(old.requested_at, new.requested_at) < clock_timestamp() - interval '2 minutes')
  execute function summary_mark('payout');
create trigger users_summary_new after insert on users for each row
  when (new.role_code = 'member') execute function summary_mark('member');
create trigger users_summary after update of role_code, status, partner_id, store_id, last_login_at, registered_at on users
  for each row
  when ((old.role_code = 'member' or new.role_code = 'member')
    and (old.role_code, old.status, old.partner_id, old.store_id, old.last_login_at, old.registered_at)
      is distinct from (new.role_code, new.status, new.partner_id, new.store_id, new.last_login_at, new.registered_at))
  execute function summary_mark('member');
create trigger store_group_stores_summary after insert or update or delete on store_group_stores
  for each row execute function summary_mark();
create trigger products_summary after update of brand_id, manufacturer_id on products for each row
  when ((old.brand_id, old.manufacturer_id) is distinct from (new.brand_id, new.manufacturer_id))
  execute function summary_mark('goods');
create trigger stores_summary after update of region on stores for each row
  when (old.region is distinct from new.region) execute function summary_mark('goods');

-- Everything older than this is committed, or leaves a mark. To be asked in a transaction of its own, before the one
-- that folds: who is neither seen here nor has ended by then writes later than now. Half a minute stands for the time
-- between a row and its trigger.
create function summary_horizon() returns timestamptz language sql volatile as $$
  select least(clock_timestamp(), min(xact_start) filter (where backend_xid is not null)) - interval '150 seconds'
  from pg_stat_activity where datname = current_database()
$$;

-- «Требует внимания» counts what nobody answered in time: from the index of the list alone.
drop index support_requests_unanswered;
create index support_requests_unanswered on support_requests (created_at desc, id desc) include (first_response_due_at)
  where first_response_at is null and status not in ('resolved', 'closed');
