-- Brings what the sums hold of these withdrawals up to p_to. The members have to be refreshed before.
-- Locks: none of its own, the caller is the only one that refreshes.
create or replace function summary_refresh_payouts(p_zone text, p_to timestamptz, p_payouts uuid[]) returns void language plpgsql
set plan_cache_mode = 'force_custom_plan' set random_page_cost = 1.1 as $$
begin
  perform summary_add_payouts(p_payouts, -1);
  delete from summary_payouts where id = any (p_payouts);
  insert into summary_payouts (id, member_id, partner_id, store_id, status, asked, paid, gross, net, tax, waited, failure)
  select w.id, w.member_id, m.partner_id, m.store_id, w.status, (w.requested_at at time zone p_zone)::date,
    (w.paid_at at time zone p_zone)::date, w.gross_kopecks, w.net_kopecks, w.tax_kopecks,
    extract(epoch from w.paid_at - w.requested_at), left(w.failure_text, 500)
  from withdrawals w join summary_members m using (member_id)
  where w.id = any (p_payouts) and w.requested_at < p_to;
  perform summary_add_payouts(p_payouts, 1);
end $$;
