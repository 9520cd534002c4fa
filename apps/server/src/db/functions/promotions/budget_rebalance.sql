-- Spreads what is free evenly over the stripes; when little is left all of it goes to the stripe of the member who asked,
-- or no stripe could serve one sale. What is taken stays where it is.
-- Locks: all stripes of the budget, in their order.
create or replace function budget_rebalance(p_promotion uuid, p_member uuid) returns void language plpgsql as $$
declare v_free bigint; v_stripes int; v_own int; v_each bigint; v_rest bigint;
begin
  perform 1 from promotion_budgets where promotion_id = p_promotion order by stripe for update;
  select sum(limit_points - reserved - spent), count(*) into v_free, v_stripes
    from promotion_budgets where promotion_id = p_promotion;
  if v_stripes = 0 then return; end if;
  v_own := abs(hashtext(p_member::text)::bigint) % v_stripes;
  v_each := case when v_free < 10000 then 0 else v_free / v_stripes end;
  v_rest := v_free - v_each * v_stripes;
  update promotion_budgets set
    limit_points = reserved + spent + v_each + case when stripe = v_own then v_rest else 0 end
    where promotion_id = p_promotion;
end $$;
