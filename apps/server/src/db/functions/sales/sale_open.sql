-- The sales of a batch whose outcome is still open, in their order.
create or replace function sale_open(p jsonb, p_fates jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(s order by n), '[]') from jsonb_array_elements(p) with ordinality as q(s, n)
    where not p_fates ? (s->>'id')
$$;
