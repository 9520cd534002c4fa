-- What stops a payout now, and what does not hold but was allowed by two people (domain 3.23): a condition that appears
-- after the approval is named by none and stops it again. Everything that asks about conditions asks here.
create or replace function withdrawal_obstacles(withdrawal uuid, member uuid, card uuid, out stopping text[], out lifted text[])
language sql stable as $$
  select coalesce(array_agg(o.code order by o.n) filter (where not o.is_lifted), '{}'),
    coalesce(array_agg(o.code order by o.n) filter (where o.is_lifted), '{}')
  from (select c.code, c.n, exists (select from payout_overrides v
      where v.withdrawal_id = withdrawal and v.status = 'approved' and c.code = any (v.obstacles)) as is_lifted
    from unnest(payout_obstacles(member, card)) with ordinality as c(code, n)) o
$$;
