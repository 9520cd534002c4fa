-- Which of the sales their budgets do not cover, by the place in p (see ledger_lines): state PB002, the budget is spent;
-- PB001, enough is left in other stripes. One that does not fit counts against those after it.
-- Locks: the stripes of the budgets, in their order.
create or replace function ledger_short(p jsonb) returns table (n bigint, state text, promotion_id uuid) language plpgsql
set plan_cache_mode = force_generic_plan set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
begin
  if not p @? '$[*].lines[*].promotion_id' then return; end if;
  perform 1 from promotion_budgets b
    where (b.promotion_id, b.stripe) in (select l.promotion_id, l.stripe from ledger_lines(p) l where l.stripe is not null)
    order by b.promotion_id, b.stripe for update;
  return query
  select distinct on (x.n) x.n, case when f.free < x.whole then 'PB002' else 'PB001' end, x.promotion_id
  from (select l.*, sum(l.points) over (partition by l.promotion_id, l.stripe order by l.n, l.sale_item_id) as asked,
      sum(l.points) over (partition by l.n, l.promotion_id) as whole
    from ledger_lines(p) l where l.stripe is not null) x
  join promotion_budgets b on b.promotion_id = x.promotion_id and b.stripe = x.stripe
  cross join lateral (select sum(limit_points - reserved - spent) as free from promotion_budgets o
    where o.promotion_id = x.promotion_id) f
  where x.asked > b.limit_points - b.reserved - b.spent
  order by x.n;
end $$;
