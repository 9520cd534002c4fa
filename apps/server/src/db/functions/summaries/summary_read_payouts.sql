-- Withdrawals of a period, for the dashboards. what: 'asked' by day and status and 'failure' by day and reason, both by the
-- day of the request; 'paid' by the day of the payment.
create or replace function summary_read_payouts(p_zone text, p_partner uuid, p_group uuid, p_from date, p_to date)
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
    select * from summary_payouts_from_rows(p_zone, p_partner, v_stores, p_from::timestamp at time zone p_zone,
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
