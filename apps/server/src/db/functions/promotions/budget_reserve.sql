-- Reserves points in the stripe of the member; answers the stripe, null for a promotion without a budget. After PB001 the
-- whole call rolls back (an UPDATE that failed its recheck still holds the row), budget_rebalance runs alone, then retry.
-- Locks: one stripe of the budget.
-- Errors: PB002, the budget is spent; PB001, enough is left but in other stripes. Detail: the promotion.
create or replace function budget_reserve(p_promotion uuid, p_member uuid, p_points bigint) returns smallint
language plpgsql as $$
declare v_stripes int; v_stripe smallint; v_free bigint;
begin
  select count(*) into v_stripes from promotion_budgets where promotion_id = p_promotion;
  if v_stripes = 0 then return null; end if;
  v_stripe := abs(hashtext(p_member::text)::bigint) % v_stripes;
  update promotion_budgets set reserved = reserved + p_points
    where promotion_id = p_promotion and stripe = v_stripe and reserved + spent + p_points <= limit_points;
  if found then return v_stripe; end if;
  select sum(limit_points - reserved - spent) into v_free from promotion_budgets where promotion_id = p_promotion;
  if v_free < p_points then
    raise exception 'promotion budget is spent' using errcode = 'PB002', detail = p_promotion::text;
  end if;
  raise exception 'promotion budget needs rebalancing' using errcode = 'PB001', detail = p_promotion::text;
end $$;
