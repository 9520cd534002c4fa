-- Withdrawals as the sums would know them, from the rows of a period.
create or replace function summary_payouts_from_rows(p_zone text, p_partner uuid, p_stores uuid[], p_since timestamptz, p_until timestamptz)
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
