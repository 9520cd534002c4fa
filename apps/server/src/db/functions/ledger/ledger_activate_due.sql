-- Job: activates what is due for up to p_limit members; answers how many were served. The due predicate is the cursor, so a
-- killed run simply goes on.
-- Locks: the accounts; those that are busy are left for the next run (skip locked).
create or replace function ledger_activate_due(p_at timestamptz, p_limit int) returns int language plpgsql as $$
declare v_members uuid[]; m uuid; v_ref jsonb := '{"actor_kind":"system"}';
begin
  select array_agg(x.member_id) into v_members from (
    select member_id from wallets where member_id in (
      select member_id from accruals where status = 'scheduled' and activate_at <= p_at
      order by activate_at limit p_limit)
    for update skip locked) x;
  foreach m in array coalesce(v_members, '{}') loop
    perform ledger_activate(m, v_ref, p_at);
  end loop;
  return coalesce(array_length(v_members, 1), 0);
end $$;
