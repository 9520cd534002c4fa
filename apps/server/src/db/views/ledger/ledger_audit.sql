-- The auditor: no rows mean that the books are sound. Each branch recomputes one invariant of domain.md 3.9 from the
-- postings and compares it with what the writer maintains.
create or replace view ledger_audit as
with sums as (
  select member_id, count(*) as n, max(seq) as last, sum(d_pending) as pending, sum(d_active) as active,
    sum(d_reserved) as reserved, sum(d_debt) as debt,
    sum(case when type in ('ACTIVATION', 'ADJUST_CREDIT', 'OPENING_BALANCE') then amount
      when type = 'ACTIVATION_CANCEL' then -amount else 0 end) as earned,
    sum(amount) filter (where type = 'WITHDRAWAL_PAID') as paid,
    sum(amount) filter (where type = 'EXPIRATION') as expired
  from ledger_postings group by member_id
)
select w.member_id, 'P2: account differs from its postings' as problem, to_jsonb(w) - 'head' as detail
from wallets w left join sums s using (member_id)
where (w.pending, w.active, w.reserved, w.debt, w.earned, w.paid, w.expired, w.seq) is distinct from
  (coalesce(s.pending, 0), coalesce(s.active, 0), coalesce(s.reserved, 0), coalesce(s.debt, 0),
   coalesce(s.earned, 0), coalesce(s.paid, 0), coalesce(s.expired, 0), coalesce(s.n, 0))
  or coalesce(s.last, 0) <> w.seq
union all
select member_id, 'P1/P3: negative sum, or debt beside active points', to_jsonb(w) - 'head' from wallets w
where least(pending, active, reserved, debt) < 0 or (debt > 0 and active > 0)
union all
select member_id, 'P4: running balance or hash chain is broken', jsonb_build_object('seq', seq) from (
  select p.*, sum(d_pending) over m as r_pending, sum(d_active) over m as r_active,
    sum(d_reserved) over m as r_reserved, sum(d_debt) over m as r_debt,
    ledger_hash(lag(hash) over m, member_id, seq, type, dr, cr, amount,
      coalesce(withdrawal_id, tuning_id, accrual_id, sale_id), at) as r_hash,
    coalesce(lag(seq) over m, 0) + 1 as r_seq
  from ledger_postings p window m as (partition by member_id order by seq)) x
where (pending_after, active_after, reserved_after, debt_after, hash, seq) is distinct from
  (r_pending, r_active, r_reserved, r_debt, r_hash, r_seq)
union all
select w.member_id, 'P4: head of the chain is not the last posting', null from wallets w
left join transfers t on t.member_id = w.member_id and t.seq = w.seq where w.head is distinct from t.hash
union all
select w.member_id, 'P2: lots do not make the active sum', jsonb_build_object('lots', coalesce(l.n, 0)) from wallets w
left join (select member_id, sum(remaining) as n from lots group by 1) l using (member_id)
where w.active <> coalesce(l.n, 0)
union all
select coalesce(l.member_id, u.member_id), 'P6: lot differs from its movements', jsonb_build_object('lot', u.expires_on)
from lots l full join (select member_id, expires_on, sum(amount) as n from lot_uses group by 1, 2) u
  using (member_id, expires_on) where coalesce(l.remaining, 0) <> coalesce(u.n, 0)
union all
select p.member_id, 'P2: posting and its lots differ', jsonb_build_object('seq', p.seq) from ledger_postings p
left join (select member_id, seq, sum(amount) as n from lot_uses group by 1, 2) u using (member_id, seq)
where p.d_active <> coalesce(u.n, 0)
union all
select w.member_id, 'P2: accruals do not make the pending sum', jsonb_build_object('accruals', coalesce(a.n, 0))
from wallets w left join (select member_id, sum(left_pending) as n from accruals group by 1) a using (member_id)
where w.pending <> coalesce(a.n, 0)
union all
select a.member_id, 'P5: accrual differs from its postings', jsonb_build_object('accrual', a.id) from accruals a
left join (select accrual_id, sum(amount) filter (where type in ('SALE_ACCRUAL', 'PROMO_ACCRUAL')) as made,
  sum(d_pending) as left_pending from ledger_postings where accrual_id is not null group by 1) t
  on t.accrual_id = a.id
where a.points <> coalesce(t.made, 0) or a.left_pending <> coalesce(t.left_pending, 0)
union all
select w.member_id, 'P2: open withdrawals do not make the reserved sum', jsonb_build_object('held', coalesce(h.n, 0))
from wallets w left join (select member_id, sum(points) as n from withdrawals
  where status not in ('paid', 'cancelled', 'rejected', 'returned') group by 1) h using (member_id)
where w.reserved <> coalesce(h.n, 0)
union all
select o.member_id, 'P5: hold not resolved exactly once', jsonb_build_object('withdrawal', o.id) from withdrawals o
left join (select withdrawal_id, count(*) filter (where type = 'WITHDRAWAL_HOLD' and amount > 0) as holds,
  count(*) filter (where type = 'WITHDRAWAL_PAID') as pays,
  count(*) filter (where type = 'WITHDRAWAL_RELEASE') as releases from transfers where withdrawal_id is not null
  group by 1) t on t.withdrawal_id = o.id
where (coalesce(t.holds, 0), coalesce(t.pays, 0), coalesce(t.releases, 0)) is distinct from
  (1, case when o.status = 'paid' then 1 else 0 end,
   case when o.status in ('cancelled', 'rejected', 'returned') then 1 else 0 end)
union all
select null, 'I7: promotion budget differs from its accruals', jsonb_build_object('promotion', b.promotion_id)
from (select promotion_id, sum(reserved) as reserved, sum(spent) as spent, sum(limit_points) as limit_points
  from promotion_budgets group by 1) b
left join (select promotion_id, sum(left_pending) filter (where status = 'pending') as reserved
  from accruals where budget_stripe is not null group by 1) a using (promotion_id)
left join (select t.promotion_id, sum(case when t.dr = 'PROMO' then t.amount when t.cr = 'PROMO' then -t.amount else 0 end) as total
  from transfers t join accruals x on x.id = t.accrual_id and x.budget_stripe is not null group by 1) t using (promotion_id)
where b.reserved <> coalesce(a.reserved, 0) or b.reserved + b.spent <> coalesce(t.total, 0)
  or b.reserved + b.spent > b.limit_points
union all
select t.member_id, 'P2: postings without an account', jsonb_build_object('postings', count(*))
from transfers t left join wallets w using (member_id) where w.member_id is null group by t.member_id
union all
select a.member_id, 'P2: accruals without an account', jsonb_build_object('accruals', count(*))
from accruals a left join wallets w using (member_id) where w.member_id is null group by a.member_id;
