-- Points of a member whose last day is over and which no job has booked yet: they are of no use already.
create or replace function ledger_lapsed(p_member uuid, p_today date) returns bigint language sql stable as $$
  select coalesce(sum(remaining), 0)::bigint from lots
  where member_id = p_member and remaining > 0 and expires_on < p_today
$$;
