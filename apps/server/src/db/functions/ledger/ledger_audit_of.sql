-- What is wrong with these accounts (null: with all of them); no rows mean that they are sound. Each branch recomputes one
-- invariant of domain.md 3.9 from the postings and compares it with what the writer maintains. One statement sees one moment,
-- so writers at work are no difference. The text stands in the statement of the caller (it is inlined), and the planner
-- sees whether it is about all accounts or about a few.
create or replace function ledger_audit_of(p_members uuid[])
returns table (member_id uuid, problem text, detail jsonb) language sql stable as $$
with sums as (
  select p.member_id, count(*) as n, max(p.seq) as last, sum(d_pending) as pending, sum(d_active) as active,
    sum(d_reserved) as reserved, sum(d_debt) as debt,
    sum(case when type in ('ACTIVATION', 'ADJUST_CREDIT', 'OPENING_BALANCE') then amount
      when type = 'ACTIVATION_CANCEL' then -amount else 0 end) as earned,
    sum(amount) filter (where type = 'WITHDRAWAL_PAID') as paid,
    sum(amount) filter (where type = 'EXPIRATION') as expired
  from ledger_postings p where (p_members is null or p.member_id = any (p_members)) group by p.member_id
)
select w.member_id, 'P2: account differs from its postings' as problem, to_jsonb(w) - 'head' as detail
from wallets w left join sums s using (member_id)
where (p_members is null or w.member_id = any (p_members)) and ((w.pending, w.active, w.reserved, w.debt, w.earned, w.paid,
    w.expired, w.seq) is distinct from
  (coalesce(s.pending, 0), coalesce(s.active, 0), coalesce(s.reserved, 0), coalesce(s.debt, 0),
   coalesce(s.earned, 0), coalesce(s.paid, 0), coalesce(s.expired, 0), coalesce(s.n, 0))
  or coalesce(s.last, 0) <> w.seq)
union all
select w.member_id, 'P1/P3: negative sum, or debt beside active points', to_jsonb(w) - 'head' from wallets w
where (p_members is null or w.member_id = any (p_members))
  and (least(w.pending, w.active, w.reserved, w.debt) < 0 or (w.debt > 0 and w.active > 0))
union all
select x.member_id, 'P4: running balance or hash chain is broken', jsonb_build_object('seq', x.seq) from (
  select p.*, sum(d_pending) over m as r_pending, sum(d_active) over m as r_active,
    sum(d_reserved) over m as r_reserved, sum(d_debt) over m as r_debt,
    ledger_hash(lag(hash) over m, p.member_id, seq, type, dr, cr, amount,
      coalesce(withdrawal_id, tuning_id, accrual_id, sale_id), at) as r_hash,
    coalesce(lag(seq) over m, 0) + 1 as r_seq
  from ledger_postings p where (p_members is null or p.member_id = any (p_members))
  window m as (partition by p.member_id order by seq)) x
where (pending_after, active_after, reserved_after, debt_after, hash, seq) is distinct from
  (r_pending, r_active, r_reserved, r_debt, r_hash, r_seq)
union all
select w.member_id, 'P4: head of the chain is not the last posting', null from wallets w
left join transfers t on t.member_id = w.member_id and t.seq = w.seq
where (p_members is null or w.member_id = any (p_members)) and w.head is distinct from t.hash
union all
select w.member_id, 'P2: lots do not make the active sum', jsonb_build_object('lots', coalesce(l.n, 0)) from wallets w
left join (select l.member_id, sum(remaining) as n from lots l
  where (p_members is null or l.member_id = any (p_members)) group by 1) l using (member_id)
where (p_members is null or w.member_id = any (p_members)) and w.active <> coalesce(l.n, 0)
union all
select coalesce(l.member_id, u.member_id), 'P6: lot differs from its movements', jsonb_build_object('lot', u.expires_on)
from (select * from lots l where (p_members is null or l.member_id = any (p_members))) l
full join (select u.member_id, u.expires_on, sum(u.amount) as n from lot_uses u
  where (p_members is null or u.member_id = any (p_members)) group by 1, 2) u
  using (member_id, expires_on) where coalesce(l.remaining, 0) <> coalesce(u.n, 0)
union all
select p.member_id, 'P2: posting and its lots differ', jsonb_build_object('seq', p.seq) from ledger_postings p
left join (select u.member_id, u.seq, sum(u.amount) as n from lot_uses u
  where (p_members is null or u.member_id = any (p_members)) group by 1, 2) u using (member_id, seq)
where (p_members is null or p.member_id = any (p_members)) and p.d_active <> coalesce(u.n, 0)
union all
-- A line that is neither pending nor scheduled has nothing pending: a CHECK of its table.
select w.member_id, 'P2: accruals do not make the pending sum', jsonb_build_object('accruals', coalesce(a.n, 0))
from wallets w left join (select a.member_id, sum(left_pending) as n from accruals a
  where (p_members is null or a.member_id = any (p_members)) and a.status in ('pending', 'scheduled') group by 1) a
  using (member_id)
where (p_members is null or w.member_id = any (p_members)) and w.pending <> coalesce(a.n, 0)
union all
-- From the side of the postings; a line without any is found by ledger_audit_accruals.
select t.member_id, 'P5: accrual differs from its postings', jsonb_build_object('accrual', t.accrual_id)
from (select p.member_id, p.accrual_id, sum(amount) filter (where type in ('SALE_ACCRUAL', 'PROMO_ACCRUAL')) as made,
    sum(d_pending) as left_pending
  from ledger_postings p where p.accrual_id is not null and (p_members is null or p.member_id = any (p_members))
  group by 1, 2) t
left join accruals a on a.id = t.accrual_id
where (a.member_id, a.points, a.left_pending) is distinct from (t.member_id, coalesce(t.made, 0), t.left_pending)
union all
select w.member_id, 'P2: open withdrawals do not make the reserved sum', jsonb_build_object('held', coalesce(h.n, 0))
from wallets w left join (select h.member_id, sum(points) as n from withdrawals h
  where (p_members is null or h.member_id = any (p_members))
    and h.status not in ('paid', 'cancelled', 'rejected', 'returned') group by 1) h using (member_id)
where (p_members is null or w.member_id = any (p_members)) and w.reserved <> coalesce(h.n, 0)
union all
select o.member_id, 'P5: hold not resolved exactly once', jsonb_build_object('withdrawal', o.id) from withdrawals o
left join (select p.member_id, withdrawal_id, count(*) filter (where type = 'WITHDRAWAL_HOLD' and amount > 0) as holds,
  count(*) filter (where type = 'WITHDRAWAL_PAID') as pays,
  count(*) filter (where type = 'WITHDRAWAL_RELEASE') as releases from transfers p
  where withdrawal_id is not null and (p_members is null or p.member_id = any (p_members))
  group by 1, 2) t on t.member_id = o.member_id and t.withdrawal_id = o.id
where (p_members is null or o.member_id = any (p_members))
  and (coalesce(t.holds, 0), coalesce(t.pays, 0), coalesce(t.releases, 0)) is distinct from
  (1, case when o.status = 'paid' then 1 else 0 end,
   case when o.status in ('cancelled', 'rejected', 'returned') then 1 else 0 end)
union all
select t.member_id, 'P2: postings without an account', jsonb_build_object('postings', count(*))
from transfers t left join wallets w using (member_id)
where (p_members is null or t.member_id = any (p_members)) and w.member_id is null group by t.member_id
$$;
