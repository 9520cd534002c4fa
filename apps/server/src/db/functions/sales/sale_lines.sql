-- What the sales of a batch give the accounts, as ledger_lines reads it.
create or replace function sale_lines(p jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(jsonb_build_object('member_id', s->'member_id', 'ref', s->'ref', 'lines', s->'accruals')
    order by n), '[]') from jsonb_array_elements(p) with ordinality as q(s, n)
$$;
