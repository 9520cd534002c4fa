-- Expires the lots of an account whose last day is over, one posting each; answers the account after it. Whatever spends,
-- repays or takes back points does this first, so that a lapsed lot is of no use even where the nightly job is late.
-- Locks: none of its own, the caller holds the account and stores it.
-- Errors: PB104, as ledger_take.
create or replace function ledger_lapse(w wallets, p_today date, p_at timestamptz) returns wallets language plpgsql as $$
declare d ledger_ref := ledger_ref_of('{}'); l lots;
begin
  for l in select * from lots where member_id = w.member_id and expires_on < p_today and remaining > 0
    order by expires_on
  loop
    d.expires_on := l.expires_on;
    w := ledger_post(w, d, 'EXPIRATION', 'active', 'EXPIRED', l.remaining, p_at);
    perform ledger_take(w.member_id, w.seq, l.remaining, l.expires_on);
  end loop;
  return w;
end $$;
