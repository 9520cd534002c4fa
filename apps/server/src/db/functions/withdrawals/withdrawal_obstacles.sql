-- What stops a payout now, and what does not hold but was allowed by two people (domain 3.23): a condition that appears
-- after the approval, more debt or another block stop it again. Everything that asks about conditions asks here.
create or replace function withdrawal_obstacles(withdrawal uuid, member uuid, card uuid, out stopping text[], out lifted text[])
language sql stable as $$
  select coalesce(array_agg(o.code order by o.n) filter (where not o.is_lifted), '{}'),
    coalesce(array_agg(o.code order by o.n) filter (where o.is_lifted), '{}')
  from (select c.code, c.n, exists (select from payout_overrides v
      join users u on u.id = member left join wallets w on w.member_id = member
      where v.withdrawal_id = withdrawal and v.status = 'approved' and c.code = any (v.obstacles)
        and case c.code when 'debt' then w.debt <= v.debt
          when 'status_not_confirmed' then u.decided_at is not distinct from v.status_at
          when 'spend_blocked' then md5(u.spend_block_reason) is not distinct from v.spend_block_hash
          else true end) as is_lifted
    from unnest(payout_obstacles(member, card)) with ordinality as c(code, n)) o
$$;
