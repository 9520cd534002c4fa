-- Moves the horizon to p_until, by p_days at most, and takes in what was marked; answers whether more is left. Has to run in
-- a REPEATABLE READ transaction begun after p_until was asked of summary_horizon().
-- Locks: one fold at a time (advisory, the second returns false).
-- Errors: 25001, the transaction has not one snapshot.
create or replace function summary_fold(p_zone text, p_until timestamptz, p_days int) returns boolean language plpgsql
set plan_cache_mode = 'force_custom_plan' set random_page_cost = 1.1 as $$
declare
  v_from timestamptz; v_to timestamptz; v_zone text; v_first boolean; v_members uuid[]; v_moved uuid[];
  v_touched uuid[]; v_came uuid[]; v_sales uuid[]; v_payouts uuid[]; v_groups uuid[]; v_goods uuid[]; v_late uuid[]; v_seqs bigint[];
begin
  if current_setting('transaction_isolation') not in ('repeatable read', 'serializable') then
    raise exception 'summary_fold needs one snapshot' using errcode = '25001';
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended('summary_fold', 9)) then return false; end if;
  select horizon, zone into v_from, v_zone from summary_state;
  v_first := v_from = '-infinity' or v_zone <> p_zone;
  if v_first then
    -- delete, not truncate: concurrent readers go on with what they see.
    delete from summary_members;
    delete from summary_visits;
    delete from summary_sales;
    delete from summary_payouts;
    delete from summary_days;
    delete from summary_owed;
    delete from summary_people;
    delete from summary_visit_days;
    delete from summary_goods;
    delete from summary_regions;
    delete from summary_payout_days;
    select least(p_until, (select min(at) from transfers), (select min(submitted_at) from sales),
      (select min(requested_at) from withdrawals)) into v_from;
    v_from := date_trunc('day', v_from at time zone p_zone) at time zone p_zone;
  end if;
  v_to := greatest(v_from, least(p_until, v_from + make_interval(days => p_days)));

  with gone as (delete from summary_marks returning kind, ref, seq)
  select coalesce(array_agg(distinct ref) filter (where kind in ('member', 'person')), '{}'),
    coalesce(array_agg(distinct ref) filter (where kind = 'sale'), '{}'),
    coalesce(array_agg(distinct ref) filter (where kind = 'payout'), '{}'),
    coalesce(array_agg(distinct ref) filter (where kind = 'group'), '{}'),
    coalesce(array_agg(distinct ref) filter (where kind = 'goods'), '{}'),
    coalesce(array_agg(ref order by ref, seq) filter (where kind = 'posting'), '{}'),
    coalesce(array_agg(seq order by ref, seq) filter (where kind = 'posting'), '{}')
  into v_members, v_sales, v_payouts, v_groups, v_goods, v_late, v_seqs from gone;

  if v_first then
    v_members := '{}';
    insert into summary_members (member_id, partner_id, store_id, status, joined, seen)
    select id, partner_id, store_id, status, (registered_at at time zone p_zone)::date,
      (coalesce(last_login_at, registered_at) at time zone p_zone)::date
    from users where role_code = 'member';
    perform summary_add_people(null, 1);
  end if;

  v_sales := v_sales || array(select id from sales where submitted_at >= v_from and submitted_at < v_to)
    || array(select sale_id from summary_sales where v_goods <> '{}' and (product_id = any (v_goods) or store_id = any (v_goods)));
  v_touched := v_members || array(select member_id from sales where id = any (v_sales));
  v_touched := array(select distinct id from unnest(v_touched) as id);
  v_moved := array(select x.id from unnest(v_touched) as x(id) left join summary_members m on m.member_id = x.id
    left join users u on u.id = x.id and u.role_code = 'member'
    where (m.member_id is null) <> (u.id is null)
      or (m.partner_id, m.store_id) is distinct from (u.partner_id, u.store_id));
  -- Sales that were sent stay sent: for a person who has not moved they only add days.
  v_came := array(select distinct s.member_id from sales s
    left join summary_visits v on v.member_id = s.member_id and v.day = (s.submitted_at at time zone p_zone)::date
    where s.id = any (v_sales) and s.submitted_at < v_to and v.member_id is null and s.member_id <> all (v_moved));

  perform summary_add_postings(p_zone, -1, v_moved, v_from, null, v_late, v_seqs);
  perform summary_add_people(v_touched, -1);
  perform summary_add_visits(v_moved || v_came, -1);
  delete from summary_members where member_id = any (v_moved);
  delete from summary_visits where member_id = any (v_moved);
  insert into summary_members (member_id, partner_id, store_id, status, joined, seen)
  select u.id, u.partner_id, u.store_id, u.status, (u.registered_at at time zone p_zone)::date,
    (greatest(coalesce(u.last_login_at, u.registered_at), max(s.submitted_at)) at time zone p_zone)::date
  from users u left join sales s on s.member_id = u.id and s.submitted_at < v_to
  where u.id = any (v_moved) and u.role_code = 'member' group by u.id;
  update summary_members m set status = u.status, joined = (u.registered_at at time zone p_zone)::date,
    seen = greatest(m.seen, (greatest(coalesce(u.last_login_at, u.registered_at), n.submitted_at) at time zone p_zone)::date)
  from users u left join (select s.member_id, max(s.submitted_at) as submitted_at from sales s
    where s.id = any (v_sales) and s.submitted_at < v_to group by 1) n on n.member_id = u.id
  where m.member_id = any (v_touched) and m.member_id <> all (v_moved) and u.id = m.member_id;
  insert into summary_visits as x (member_id, day, gap, partner_id, store_id)
  select v.member_id, v.day, least(coalesce(v.day - lag(v.day) over (partition by v.member_id order by v.day), 400), 400),
    m.partner_id, m.store_id
  from (select s.member_id, (s.submitted_at at time zone p_zone)::date as day from sales s
      where s.member_id = any (v_moved) and s.submitted_at < v_to
    union
    select s.member_id, (s.submitted_at at time zone p_zone)::date from sales s
      where s.id = any (v_sales) and s.member_id = any (v_came) and s.submitted_at < v_to
    union
    select o.member_id, o.day from summary_visits o where o.member_id = any (v_came)) v
  join summary_members m on m.member_id = v.member_id
  on conflict (member_id, day) do update set gap = excluded.gap where x.gap <> excluded.gap;
  perform summary_add_people(v_touched, 1);
  perform summary_add_visits(v_moved || v_came, 1);
  perform summary_add_postings(p_zone, 1, v_moved, v_from, null, v_late, v_seqs);
  perform summary_add_postings(p_zone, 1, null, v_from, v_to, v_late, v_seqs);

  v_payouts := v_payouts
    || array(select id from withdrawals where requested_at >= v_from and requested_at < v_to)
    || array(select id from withdrawals where member_id = any (v_moved));
  perform summary_add_payouts(v_payouts, -1);
  delete from summary_payouts where id = any (v_payouts);
  insert into summary_payouts (id, member_id, partner_id, store_id, status, asked, paid, gross, net, tax, waited, failure)
  select w.id, w.member_id, m.partner_id, m.store_id, w.status, (w.requested_at at time zone p_zone)::date,
    (w.paid_at at time zone p_zone)::date, w.gross_kopecks, w.net_kopecks, w.tax_kopecks,
    extract(epoch from w.paid_at - w.requested_at), left(w.failure_text, 500)
  from withdrawals w join summary_members m using (member_id)
  where w.id = any (v_payouts) and w.requested_at < v_to;
  perform summary_add_payouts(v_payouts, 1);

  perform summary_add_sales(v_sales, -1);
  delete from summary_sales where sale_id = any (v_sales);
  insert into summary_sales (sale_id, product_id, partner_id, store_id, manufacturer_id, brand_id, region, day, units,
    revenue, points, returned)
  select sale_id, product_id, partner_id, store_id, manufacturer_id, brand_id, region, day, sum(units), sum(revenue),
    sum(points), sum(returned)
  from summary_sold where sale_id = any (v_sales) and submitted_at < v_to group by 1, 2, 3, 4, 5, 6, 7, 8;
  perform summary_add_sales(v_sales, 1);

  perform summary_anew(p_zone, g, v_to) from unnest(v_groups) as g;
  if exists (select from products where id = any (v_goods)) then perform summary_anew(p_zone, null, v_to); end if;
  update wallet_ranks k set active = w.active, pending = w.pending, seq = w.seq
  from wallets w
  where w.member_id = k.member_id and w.seq > k.seq and w.member_id in (
    select member_id from transfers where at >= v_from and at < v_to union select unnest(v_late));
  update summary_state set horizon = v_to, zone = p_zone;
  return v_to < p_until;
end $$;
