-- Job: expires the lots that have lapsed for up to p_limit members; answers how many were served.
-- Locks: the accounts; those that are busy are left for the next run (skip locked).
create or replace function ledger_expire_due(p_today date, p_at timestamptz, p_limit int) returns int language plpgsql as $$
declare v_members uuid[]; m uuid;
begin
  select array_agg(x.member_id) into v_members from (
    select member_id from wallets where member_id in (
      select member_id from lots where expires_on < p_today and remaining > 0 order by expires_on limit p_limit)
    for update skip locked) x;
  foreach m in array coalesce(v_members, '{}') loop
    perform ledger_expire(m, p_today, p_at);
  end loop;
  return coalesce(array_length(v_members, 1), 0);
end $$;
