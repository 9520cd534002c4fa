-- Moves the horizon to p_until, by p_days at most, and takes in what was marked; answers whether more is left. Has to run in
-- a REPEATABLE READ transaction begun after p_until was asked of summary_horizon().
-- Locks: one refresh at a time (advisory, the second returns false).
-- Errors: 25001, the transaction has not one snapshot.
create or replace function summary_refresh(p_zone text, p_until timestamptz, p_days int) returns boolean language plpgsql
set plan_cache_mode = 'force_custom_plan' set random_page_cost = 1.1 as $$
declare
  v_from timestamptz; v_to timestamptz; v_zone text; v_first boolean; v_members uuid[]; v_moved uuid[];
  v_touched uuid[]; v_came uuid[]; v_sales uuid[]; v_payouts uuid[]; v_groups uuid[]; v_goods uuid[]; v_late uuid[]; v_seqs bigint[];
begin
  if current_setting('transaction_isolation') not in ('repeatable read', 'serializable') then
    raise exception 'summary_refresh needs one snapshot' using errcode = '25001';
  end if;
  if not pg_try_advisory_xact_lock(hashtextextended('summary_fold', 9)) then return false; end if;
  select horizon, zone into v_from, v_zone from summary_state;
  v_first := v_from = '-infinity' or v_zone <> p_zone;
  if v_first then v_from := summary_reset(p_zone, p_until); end if;
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

  -- All members have just been read.
  if v_first then v_members := '{}'; end if;

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
  perform summary_refresh_members(p_zone, v_to, v_touched, v_moved, v_came, v_sales);
  perform summary_add_postings(p_zone, 1, v_moved, v_from, null, v_late, v_seqs);
  perform summary_add_postings(p_zone, 1, null, v_from, v_to, v_late, v_seqs);

  v_payouts := v_payouts
    || array(select id from withdrawals where requested_at >= v_from and requested_at < v_to)
    || array(select id from withdrawals where member_id = any (v_moved));
  perform summary_refresh_payouts(p_zone, v_to, v_payouts);

  perform summary_refresh_sales(v_to, v_sales);

  perform summary_recompute(p_zone, g, v_to) from unnest(v_groups) as g;
  if exists (select from products where id = any (v_goods)) then perform summary_recompute(p_zone, null, v_to); end if;
  update wallet_ranks k set active = w.active, pending = w.pending, seq = w.seq
  from wallets w
  where w.member_id = k.member_id and w.seq > k.seq and w.member_id in (
    select member_id from transfers where at >= v_from and at < v_to union select unnest(v_late));
  update summary_state set horizon = v_to, zone = p_zone;
  return v_to < p_until;
end $$;
