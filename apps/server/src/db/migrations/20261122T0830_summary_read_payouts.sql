-- Withdrawals as the sums would know them, from the rows of a period.
create function summary_payouts_anew(p_zone text, p_partner uuid, p_stores uuid[], p_since timestamptz, p_until timestamptz)
returns table (status text, asked date, paid date, gross bigint, net bigint, tax bigint, waited numeric, failure text, sign int)
language plpgsql stable set plan_cache_mode = 'force_custom_plan' as $$
begin
  return query
  select w.status, (w.requested_at at time zone p_zone)::date, (w.paid_at at time zone p_zone)::date, w.gross_kopecks,
    w.net_kopecks, w.tax_kopecks, extract(epoch from w.paid_at - w.requested_at), left(w.failure_text, 500), 1
  from withdrawals w join users u on u.id = w.member_id and u.role_code = 'member'
  where (w.requested_at >= p_since and w.requested_at < p_until or w.paid_at >= p_since and w.paid_at < p_until)
    and (p_partner is null or u.partner_id = p_partner) and (p_stores is null or u.store_id = any (p_stores));
end $$;

-- What the sums hold of the marked withdrawals (-1), and the marked and young as they are (1).
create function summary_payouts_since(p_horizon timestamptz, p_zone text, p_partner uuid, p_stores uuid[])
returns table (status text, asked date, paid date, gross bigint, net bigint, tax bigint, waited numeric, failure text, sign int)
language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
declare v_marked uuid[]; v_all uuid[];
begin
  v_marked := array(select m.ref from summary_marks m where m.kind = 'payout'
    union select y.id from summary_marks m
      cross join lateral (select w.id from withdrawals w where w.member_id = m.ref offset 0) y where m.kind = 'member');
  -- Both ends: for a range without values the planner takes the index.
  v_all := v_marked || array(select w.id from withdrawals w
    where w.requested_at >= p_horizon and w.requested_at <= 'infinity' and not w.id = any (v_marked));
  if v_all = '{}' then return; end if;
  return query
  select p.status, p.asked, p.paid, p.gross, p.net, p.tax, p.waited, p.failure, -1
  from unnest(v_marked) as d(id) cross join lateral (select * from summary_payouts x where x.id = d.id offset 0) p
  where (p_partner is null or p.partner_id = p_partner) and (p_stores is null or p.store_id = any (p_stores));
  return query
  select w.status, (w.requested_at at time zone p_zone)::date, (w.paid_at at time zone p_zone)::date, w.gross_kopecks,
    w.net_kopecks, w.tax_kopecks, extract(epoch from w.paid_at - w.requested_at), left(w.failure_text, 500), 1
  from unnest(v_all) as d(id) cross join lateral (select * from withdrawals x where x.id = d.id offset 0) w
  cross join lateral (select 1 from users u where u.id = w.member_id and u.role_code = 'member'
    and (p_partner is null or u.partner_id = p_partner) and (p_stores is null or u.store_id = any (p_stores)) limit 1) u;
end $$;

-- what: 'asked' by day and status and 'failure' by day and words, both by the day of the request; 'paid' by its own.
create function summary_read_payouts(p_zone text, p_partner uuid, p_group uuid, p_from date, p_to date)
returns table (what text, day date, name text, n bigint, gross bigint, net bigint, tax bigint, waited numeric)
language plpgsql stable set plan_cache_mode = 'force_generic_plan' as $$
declare v_h timestamptz := summary_horizon_of(p_zone); v_stores uuid[] := summary_stores(p_group);
begin
  if v_h > '-infinity' and p_partner is null and p_group is null then
    return query select * from summary_payout_days d where d.what = 'asked' and d.day between p_from and p_to;
    return query select * from summary_payout_days d where d.what = 'paid' and d.day between p_from and p_to;
    return query select * from summary_payout_days d where d.what = 'failure' and d.day between p_from and p_to;
  end if;
  return query
  select l.what, l.day, l.name, sum(r.sign)::bigint, sum(r.sign * r.gross)::bigint, sum(r.sign * r.net)::bigint,
    sum(r.sign * r.tax)::bigint, sum(r.sign * coalesce(r.waited, 0))
  from (
    select * from summary_payouts_since(v_h, p_zone, p_partner, v_stores) where v_h > '-infinity'
    union all
    select * from summary_payouts_anew(p_zone, p_partner, v_stores, p_from::timestamp at time zone p_zone,
      (p_to + 1)::timestamp at time zone p_zone) where v_h = '-infinity'
    union all
    select p.status, p.asked, p.paid, p.gross, p.net, p.tax, p.waited, p.failure, 1 from summary_payouts p
    where v_h > '-infinity' and p.partner_id = p_partner and (v_stores is null or p.store_id = any (v_stores))
      and (p.asked between p_from and p_to or p.paid between p_from and p_to)
    union all
    select p.status, p.asked, p.paid, p.gross, p.net, p.tax, p.waited, p.failure, 1 from summary_payouts p
    where v_h > '-infinity' and p_partner is null and p.store_id = any (v_stores)
      and (p.asked between p_from and p_to or p.paid between p_from and p_to)) r
  cross join lateral (values ('asked', r.asked, r.status), ('paid', r.paid, ''), ('failure', r.asked, r.failure))
    as l(what, day, name)
  where l.name is not null and l.day between p_from and p_to
  group by 1, 2, 3;
end $$;
