-- A moment as the bound of a part: itself, or the least identifier that can be made then.
create or replace function parts_bound(p_key text, p_at timestamptz) returns text language sql stable as $$
  select case when p_key = 'id'
    then (lpad(to_hex((extract(epoch from p_at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid::text
    else p_at::text end
$$;
