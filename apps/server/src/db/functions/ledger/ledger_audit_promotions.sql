-- Which of these promotions (null: of all) have spent or reserved another sum than their accruals say.
create or replace function ledger_audit_promotions(p_promotions uuid[])
returns table (member_id uuid, problem text, detail jsonb) language sql stable as $$
select null::uuid, 'I7: promotion budget differs from its accruals', jsonb_build_object('promotion', b.promotion_id)
from (select o.promotion_id, sum(reserved) as reserved, sum(spent) as spent, sum(limit_points) as limit_points
  from promotion_budgets o where (p_promotions is null or o.promotion_id = any (p_promotions)) group by 1) b
left join (select a.promotion_id, sum(left_pending) filter (where status = 'pending') as reserved
  from accruals a where budget_stripe is not null and (p_promotions is null or a.promotion_id = any (p_promotions))
  group by 1) a using (promotion_id)
left join (select t.promotion_id,
    sum(case when t.dr = 'PROMO' then t.amount when t.cr = 'PROMO' then -t.amount else 0 end) as total
  from transfers t join accruals x on x.id = t.accrual_id and x.budget_stripe is not null
  where (p_promotions is null or t.promotion_id = any (p_promotions)) group by 1) t using (promotion_id)
where b.reserved <> coalesce(a.reserved, 0) or b.reserved + b.spent <> coalesce(t.total, 0)
  or b.reserved + b.spent > b.limit_points
$$;
