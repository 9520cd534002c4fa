-- Members whose accounts have moved since they were ranked, from the accounts. p_since: the horizon of the sums, or an older
-- moment: an account that moved before it is ranked, or marked. It is a parameter so that the planner sees how little is
-- younger.
create or replace function wallets_moved(p_since timestamptz)
returns table (member_id uuid, active bigint, pending bigint, debt bigint) language sql stable as $$
  select w.member_id, w.active, w.pending, w.debt
  from (
    select t.member_id from transfers t where t.at >= p_since
    union
    select m.ref from summary_marks m where m.kind = 'posting') q
  join wallets w on w.member_id = q.member_id
  join wallet_ranks k on k.member_id = w.member_id and k.seq < w.seq
$$;
