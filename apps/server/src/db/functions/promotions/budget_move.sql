-- Adds to what a stripe has reserved and spent; nothing without a stripe.
-- Locks: one stripe of the budget.
create or replace function budget_move(p_promotion uuid, p_stripe smallint, p_reserved bigint, p_spent bigint)
returns void language plpgsql as $$
begin
  if p_stripe is null then return; end if;
  update promotion_budgets set reserved = reserved + p_reserved, spent = spent + p_spent
    where promotion_id = p_promotion and stripe = p_stripe;
end $$;
