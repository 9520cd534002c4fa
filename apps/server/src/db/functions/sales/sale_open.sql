-- The sales of a list that have no result yet, in their order.
create or replace function sale_open(p jsonb, p_results jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(s order by n), '[]') from jsonb_array_elements(p) with ordinality as q(s, n)
    where not p_results ? (s->>'id')
$$;
