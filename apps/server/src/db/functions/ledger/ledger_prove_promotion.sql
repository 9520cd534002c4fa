-- Proves the budget of a promotion and marks a sound one with its sums, in one statement. Answers what is wrong.
create or replace function ledger_prove_promotion(p_promotion uuid, p_at timestamptz) returns jsonb language plpgsql
set plan_cache_mode = force_custom_plan as $$
declare v_problems jsonb;
begin
  with found as materialized (select x.* from ledger_audit_promotions(array[p_promotion]) x),
  marked as (
    insert into promotion_proofs (promotion_id, reserved, spent, limit_points, at)
    select promotion_id, sum(reserved), sum(spent), sum(limit_points), p_at from promotion_budgets
    where promotion_id = p_promotion and not exists (select from found) group by promotion_id
    on conflict (promotion_id) do update set reserved = excluded.reserved, spent = excluded.spent,
      limit_points = excluded.limit_points, at = excluded.at),
  unmarked as (delete from promotion_proofs where promotion_id = p_promotion and exists (select from found))
  select coalesce((select jsonb_agg(to_jsonb(f)) from found f), '[]') into v_problems;
  return v_problems;
end $$;
