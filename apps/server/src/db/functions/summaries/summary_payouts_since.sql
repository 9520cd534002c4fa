-- What the sums hold of the marked withdrawals (-1), and the marked and young as they are (1).
create or replace function summary_payouts_since(p_horizon timestamptz, p_zone text, p_partner uuid, p_stores uuid[])
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
