-- Adds to the sums, or takes out of them (p_sign -1), what summary_payouts holds of the withdrawals. Plans: see
-- summary_add_people.
create or replace function summary_add_payouts(p_payouts uuid[], p_sign int) returns void language plpgsql
set plan_cache_mode = 'force_custom_plan' as $$
begin
  insert into summary_payout_days as x (what, day, name, n, gross, net, tax, waited)
  select w.what, w.day, w.name, p_sign * count(*), p_sign * sum(p.gross), p_sign * sum(p.net), p_sign * sum(p.tax),
    p_sign * sum(coalesce(p.waited, 0))
  from summary_payouts p
  cross join lateral (values ('asked', p.asked, p.status), ('paid', p.paid, ''), ('failure', p.asked, p.failure))
    as w(what, day, name)
  where p.id = any (p_payouts) and w.day is not null and w.name is not null group by 1, 2, 3
  on conflict (what, day, name) do update set n = x.n + excluded.n, gross = x.gross + excluded.gross,
    net = x.net + excluded.net, tax = x.tax + excluded.tax, waited = x.waited + excluded.waited;
end $$;
