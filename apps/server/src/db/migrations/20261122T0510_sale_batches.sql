-- Sales of several people in one round trip. Each is a transaction inside: one whose serial number is taken
-- (PB020, PB021) or whose promotion has run dry (PB001, PB002) is undone by itself and says why. The caller
-- has locked the accounts in the order of members; the stripes of budgets are locked here, in their own order and
-- before the first sale, or two batches would wait for each other (ledger.md §2.4, 4).
create function sale_register_each(p_sales jsonb[], p_at timestamptz) returns setof jsonb language plpgsql as $$
declare v jsonb; v_detail text;
begin
  perform 1 from promotion_budgets b
  where (b.promotion_id, b.stripe) in (
    select (a->>'promotion_id')::uuid, (abs(hashtext(s->>'member_id')::bigint) % n.stripes)::smallint
    from unnest(p_sales) as s cross join jsonb_array_elements(s->'accruals') as a
    cross join lateral (select count(*) as stripes from promotion_budgets
      where promotion_id = (a->>'promotion_id')::uuid) n
    where n.stripes > 0)
  order by b.promotion_id, b.stripe for update;
  foreach v in array p_sales loop
    begin
      return next sale_register(v, p_at);
    exception when sqlstate 'PB001' or sqlstate 'PB002' or sqlstate 'PB020' or sqlstate 'PB021' then
      get stacked diagnostics v_detail = pg_exception_detail;
      return next jsonb_build_object('outcome', 'refused', 'id', v->>'id', 'state', sqlstate, 'detail', v_detail);
    end;
  end loop;
end $$;
